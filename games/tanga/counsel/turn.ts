/** How many degrees there are from one hexside to the next. */
export const TURN = 60
