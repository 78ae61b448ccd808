const key = 'asamblea-quedarse';

/** One arrival for each time the page is loaded: what is opened from inside is no way in. */
let isArriving = true;

/** Another page than home is in sight. */
export function endArrival(): void {
  isArriving = false;
}

/** A voter who goes home from the ballot wants to be there, and not be brought back. */
export function leaveForHome(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage home leads back to the ballot while a vote is open.
  }
}

/** Whether who sees the home page has just come in, by whatever door. Once. */
export function takeArrival(): boolean {
  const was = isArriving;
  isArriving = false;
  try {
    const stays = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return was && !stays;
  } catch {
    return was;
  }
}
