declare const brand: unique symbol

/** A small integer that names one kind of thing: a unit's id cannot be used where a hex's is wanted. */
export type Id<B extends string> = number & { readonly [brand]: B }

/** A typed array that can be indexed only by its own kind of id. */
export type Column<K extends number, V extends number = number> = { [P in K]: V } & { readonly length: number }
