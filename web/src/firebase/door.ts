const doors = ['/login', '/loginAttorney', '/loginVirtual'] as const;
export type Door = (typeof doors)[number];

const key = 'asamblea-puerta';

/** The way in that this browser last took: whoever has a code does not have a password. */
export function keepDoor(door: Door): void {
  try {
    localStorage.setItem(key, door);
  } catch {
    // Without storage they choose again on the sign-in page.
  }
}

export function readDoor(): Door {
  try {
    const kept = localStorage.getItem(key);
    return doors.find((door) => door === kept) ?? '/login';
  } catch {
    return '/login';
  }
}
