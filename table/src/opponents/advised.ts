import type { Advised } from '@boma/opponents'
import type { GameId } from '../games.ts'

/** What whoever thinks about a game takes of it: rules and counsel, and nothing that people read. Each is fetched when it is played. */
export const ADVISED: Readonly<Record<GameId, () => Promise<Advised>>> = {
  askari: async () => (await import('@boma/askari/counsel')).advised,
  windhoek: async () => (await import('@boma/windhoek/counsel')).advised,
  tanga: async () => (await import('@boma/tanga/counsel')).advised,
  lettow: async () => (await import('@boma/lettow/counsel')).advised,
  heart: async () => (await import('@boma/heart/counsel')).advised,
  skirmish: async () => (await import('@boma/skirmish/counsel')).advised,
  picket: async () => (await import('@boma/picket/counsel')).advised,
}
