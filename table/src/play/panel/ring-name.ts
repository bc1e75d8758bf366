/** Letters of a place's name under its ring; few places have room for more. */
const LETTERS = 4
/** A row of so many places has room for more letters. */
export const FEW = 6
const MORE_LETTERS = 8
/** What a name may begin with, in the languages of the page, and is not known by. */
const ARTICLE = /^(?:the|der|die|das) (?=.)/iu

/** 'Dar-es-Salaam' as 'Dar', 'Customs House' as 'Customs', 'The well' as 'well': no hyphen at the end, and no second word. */
export const ringName = (name: string, places: number): string =>
  (name.replace(ARTICLE, '').split(' ')[0] ?? '')
    .slice(0, places > FEW ? LETTERS : MORE_LETTERS)
    .replace(/\P{L}+$/u, '')
