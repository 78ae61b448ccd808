import { type AssemblyLook, isOverVideo, type LookPlace, screenPathOf } from '@asamblea/domain';
import { tabAssembly } from '../../firebase/tab/tabAssembly.ts';
import { setLetterhead } from '../../ui/print/letterhead.ts';

/** How the page looks now. */
export interface WornLook {
  readonly look: AssemblyLook;
  readonly place: LookPlace;
}

/** The source of a page's look: the assembly of its address comes before that of the signed-in member. */
type Wearer = 'address' | 'session';

/** Of a page that is of no assembly. */
export const ourLook: WornLook = { look: {}, place: 'page' };
const storageKey = 'asamblea-imagen';
/** As many as somebody looks at in a day. */
const keptAtMost = 6;

const known = new Map<Wearer, WornLook>();
const listeners = new Set<() => void>();
let worn: WornLook | null = null;

/** How the page looks; what this browser saw last of the same assembly, until it is asked. */
export function wornLook(): WornLook {
  worn ??= readKept();
  return worn;
}

export function onLookWorn(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/**
 * From now on the page looks as that assembly, or as what else is known when it is null. Its key is the
 * assembly's id, or its public code: under it the look is kept, so that next time nothing flashes.
 */
export function wearLook(wearer: Wearer, key: string, look: AssemblyLook | null, place: LookPlace) {
  if (look === null) known.delete(wearer);
  else {
    known.set(wearer, { look, place });
    keep(key, look);
  }
  const next = known.get('address') ?? known.get('session') ?? ourLook;
  setLetterhead(next.look.logoUrl ?? null);
  if (JSON.stringify(next) === JSON.stringify(worn)) return;
  worn = next;
  for (const listen of listeners) listen();
}

/** On a public screen letters are read from the back, and there may be a picture behind them. */
export function lookPlaceOf(path: string, { hallUrl = null }: AssemblyLook): LookPlace {
  if (screenPathOf(path) === undefined) return 'page';
  return hallUrl === null || isOverVideo(path) ? 'hall' : 'picture';
}

type Kept = Readonly<Record<string, AssemblyLook>>;

function readKept(): WornLook {
  const { pathname, search } = location;
  const cot = new URLSearchParams(search).get('cot')?.trim().toLowerCase() ?? '';
  const key = cot === '' ? tabAssembly() : cot;
  const look = key === null ? undefined : readAll()[key];
  return look === undefined ? ourLook : { look, place: lookPlaceOf(pathname, look) };
}

function keep(key: string, look: AssemblyLook): void {
  try {
    const { [key]: before, ...others } = readAll();
    if (JSON.stringify(before) === JSON.stringify(look)) return;
    const rest = Object.entries(others).slice(1 - keptAtMost);
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...rest, [key, look]])));
  } catch {
    // A browser that keeps nothing is told each time.
  }
}

/** We wrote it ourselves; the browser takes no style from it that is not a colour. */
function readAll(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
