const signInWays = ['/login', '/loginAttorney', '/loginVirtual'] as const;
export type SignInWay = (typeof signInWays)[number];

const key = 'asamblea-puerta';

/** The way in that this browser last took: a person with a code does not have a password. */
export function keepSignInWay(door: SignInWay): void {
  try {
    localStorage.setItem(key, door);
  } catch {
    // Without storage they choose again on the sign-in page.
  }
}

export function readSignInWay(): SignInWay {
  try {
    const kept = localStorage.getItem(key);
    return signInWays.find((door) => door === kept) ?? '/login';
  } catch {
    return '/login';
  }
}
