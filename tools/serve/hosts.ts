import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** The name that a Host header asks for, without its port; empty when that is no name at all. */
function nameOf(header: string): string {
  const [, name = ''] = /^(\[[\da-f:.]+\]|[^\s:[\]]+)(?::\d{0,5})?$/i.exec(header) ?? []
  return name.toLowerCase().replace(/\.$/, '')
}

/** A host as it stands in an address: IPv6 in brackets. */
const written = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host)

/** Is it this very machine, and reached by nobody else? */
export function isThisMachine(header: string): boolean {
  const name = nameOf(header)
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name)
}

/**
 * Whom a server that listens at this host answers, by what the browser calls it. Any site may point a name of its own at
 * this machine and so pass for the page; but no name of this list, and no address in digits. Behind a proxy browsers call it
 * by the address at which people reach it.
 */
export function answersTo(
  host: string,
  machine: string = hostname(),
  address: string = process.env['BOMA_ADDRESS'] ?? '',
): (header: string) => boolean {
  const known = URL.canParse(address) ? new URL(address).hostname : ''
  const isKnown = (header: string) => isThisMachine(header) || (known !== '' && nameOf(header) === known)
  if (isThisMachine(written(host))) return isKnown
  const names = [host, machine, `${machine.split('.')[0]}.local`].map((name) => name.toLowerCase())
  return (header) => {
    const name = nameOf(header)
    return isKnown(header) || names.includes(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0
  }
}

/** What a browser is told that called the server by another name. */
export function refusalOf(host: string): string {
  return isThisMachine(written(host))
    ? 'Boma answers to localhost alone. For the other machines of your network: npm start -- --host 0.0.0.0. Behind a proxy: BOMA_ADDRESS=https://NAME npm start'
    : 'Boma answers to the name of its machine and to addresses in digits alone. For another name: npm start -- --host NAME. Behind a proxy: BOMA_ADDRESS=https://NAME npm start'
}

/** Where to find the page, for the person who started the server. */
export function addressOf(host: string, port: number): string {
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : written(host)}:${port}/`
}

/** Why the server could not begin to listen, in a sentence. */
export function whyNotListening(problem: NodeJS.ErrnoException, host: string, port: number): string {
  const other = `npm start -- --port ${port < 65_535 ? port + 1 : 1914}`
  if (problem.code === 'EADDRINUSE')
    return `Port ${port} is taken; perhaps Boma is running already at ${addressOf(host, port)}. Another port: ${other}`
  if (problem.code === 'EACCES') return `Port ${port} is not yours to use; try a higher one: npm start -- --port 1914`
  if (problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND' || problem.code === 'EAI_AGAIN')
    return `'${host}' is no address of this machine. For every machine of your network: npm start -- --host 0.0.0.0`
  return `The server could not start: ${problem.message}.`
}
