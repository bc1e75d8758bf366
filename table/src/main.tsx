import { render } from 'solid-js/web'
import './theme/theme.css'
import { App } from './app.tsx'
import { stayOffline } from './offline/register.ts'

const root = document.getElementById('root')
if (root) render(() => <App />, root)
stayOffline()
