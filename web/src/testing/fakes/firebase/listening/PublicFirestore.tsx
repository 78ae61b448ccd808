/** The public documents are heard through `useLive`; what only waits for them is not there. */
export function PublicFirestore(): null {
  return null;
}
