const key = 'asamblea-esta-pantalla';
let here: string | null = null;

/** A random name of this tab, the same when it is loaded again; it says nothing of the person who looks at it. */
export function deviceInTab(): string {
  here ??= kept() ?? crypto.randomUUID();
  try {
    sessionStorage.setItem(key, here);
  } catch {
    // Without storage it lasts as long as the page.
  }
  return here;
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
