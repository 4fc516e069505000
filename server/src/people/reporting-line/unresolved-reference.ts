/** Returned instead of a slot if no present person matches a reference. */
export const unknownReference = -1;
/** Returned instead of a slot if several present people match a reference. */
export const ambiguousReference = -2;
