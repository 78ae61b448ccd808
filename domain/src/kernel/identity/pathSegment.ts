/** Neither `.` nor `..`, nor a name that the database keeps for itself; no slash, and no half of a letter. */
const shape = /^(?!\.{1,2}$|__.*__$)[^/\p{Cs}]+$/su;

/** Of three bytes each at most, within the 1,500 that the database takes. */
const lettersAtMost = 500;

/** Whether a text can be one segment of a path of the database. */
export function isPathSegment(text: string): boolean {
  return text.length <= lettersAtMost && shape.test(text);
}
