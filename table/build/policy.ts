import type { Plugin } from 'vite'

/** All that the page needs, from where it lies and nowhere else; no script and no style in its text. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Writes into the page's head what it may do, so that it holds whichever server hands it out. */
export function policy(): Plugin {
  return {
    name: 'boma:policy',
    // The page under development is kept up to date by scripts and styles in its text.
    apply: 'build',
    transformIndexHtml: (page) =>
      page.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`),
  }
}
