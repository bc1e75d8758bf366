import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Looks at a page with axe; what is wrong is noted in a line for each place. */
export type LookWithAxe = ((where: string) => Promise<void>) & { readonly faults: string[] }

/** Somebody who looks at a page, by day and by lamp-light. */
export function lookerAt(page: Page): LookWithAxe {
  const faults: string[] = []
  // Without frames to look into, the old mode is as good and much faster.
  const axe = () => new AxeBuilder({ page }).setLegacyMode()
  const note = async (where: string, builder: AxeBuilder) => {
    const { violations } = await builder.analyze()
    for (const { id, nodes } of violations)
      faults.push(...nodes.map((node) => `${where}: ${id}: ${node.target.join(' ')}: ${node.failureSummary}`))
  }
  const look = async (where: string) => {
    await note(where, axe())
    // Lamp-light changes colours and nothing else.
    await page.emulateMedia({ colorScheme: 'dark' })
    await note(`${where}, by lamp-light`, axe().withRules('color-contrast'))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return Object.assign(look, { faults })
}

/** A button that can be seen, by its words. */
export const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

/** A button of the bar, or of the menu where the bar is narrow. */
export async function press(page: Page, name: string): Promise<void> {
  if (!(await button(page, name).isVisible())) await button(page, 'View').click()
  await button(page, name).click()
}
