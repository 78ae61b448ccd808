const key = 'asamblea-de-esta-pestana';
const parameter = 'asamblea';

/** Of this page, from its first request to its last, whatever its tab is told to open next. */
let here: string | null = null;
/** Where the browser keeps nothing, for as long as the page lives. */
let next: string | null = null;

/** The assembly that this page is about, when the browser may hold several; null until it is known. */
export function tabAssembly(): string | null {
  here ??= read();
  return here;
}

/**
 * The assembly that this tab opens from its next page on. A page that knew of none is about it from now: one
 * that is about another stays so, or its unsent work would land in the wrong assembly.
 */
export function keepTabAssembly(assemblyId: string): void {
  here ??= read() ?? assemblyId;
  next = assemblyId;
  try {
    sessionStorage.setItem(key, assemblyId);
  } catch {
    // Without storage a new page opens the assembly that was entered last.
  }
}

/** An address that opens an assembly in whatever tab it is followed. */
export function assemblyAddress(assemblyId: string): string {
  return `/?${parameter}=${encodeURIComponent(assemblyId)}`;
}

/** Before anything is asked: an address may say which assembly it is about, and then says it no more. */
export function adoptAddress(): void {
  const address = new URL(location.href);
  const named = address.searchParams.get(parameter);
  if (named === null) return;
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
  if (named !== '') keepTabAssembly(named);
  here = named === '' ? null : named;
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key) ?? next;
  } catch {
    return next;
  }
}
