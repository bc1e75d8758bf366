/** A note that was read is put away by a press on it; keys have Escape. A press on its rule opens that. */
export const isRead = (e: Event): boolean => e.target instanceof Element && e.target.closest('button, a') === null
