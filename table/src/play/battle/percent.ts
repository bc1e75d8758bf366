/** Whole per cents, as people say chances; what is possible is never 0. */
export const percent = (p: number): string => (p > 0 && p < 0.005 ? '<1 %' : `${Math.round(p * 100)} %`)
