const key = 'asamblea-sondeo';

/** That this device answered the last mood card: never what. Where storage is refused, the server knows. */
export function hasAnsweredMood(moodId: string): boolean {
  try {
    return localStorage.getItem(key) === moodId;
  } catch {
    return false;
  }
}

export function keepAnsweredMood(moodId: string): void {
  try {
    localStorage.setItem(key, moodId);
  } catch {}
}
