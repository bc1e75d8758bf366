import { render } from 'solid-js/web'

const root = document.getElementById('root')
if (root) render(() => <h1>Boma</h1>, root)
