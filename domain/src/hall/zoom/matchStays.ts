import { nameKey } from '../../kernel/identity/nameKey.ts';
import type { ZoomRegistrant } from './zoomMeeting.ts';
import type { ZoomStay } from './zoomStay.ts';

/** The person behind a participant of the video; `unknown`: nobody could tell yet. */
export type WhoInVideo =
  | { readonly kind: 'person'; readonly personId: string; readonly isChosen: boolean }
  | { readonly kind: 'staff'; readonly name: string }
  | { readonly kind: 'unknown' };

export interface KnownInVideo {
  readonly registrants: readonly Pick<
    ZoomRegistrant,
    'registrantId' | 'address' | 'personId' | 'name'
  >[];
  /** Of the roster. Two with the same address are told apart by nobody. */
  readonly people: readonly { readonly personId: string; readonly email: string | null }[];
}

/**
 * The person of each stay: chosen by hand for it, or else for another of the same registrant or address; or
 * else the registrant; or else the only person with that address. A name proves nothing.
 */
export function matchStays<Stay extends ZoomStay>(
  stays: readonly Stay[],
  { registrants, people }: KnownInVideo,
): readonly { readonly stay: Stay; readonly who: WhoInVideo }[] {
  const byAddress = new Map<string, string | null>();
  for (const { personId, email } of people) {
    const key = email?.trim().toLowerCase() ?? '';
    if (key !== '') byAddress.set(key, byAddress.has(key) ? null : personId);
  }
  const chosen = new Map<string, NonNullable<ZoomStay['chosen']>>();
  for (const stay of stays) {
    for (const mark of marksOf(stay)) {
      const before = chosen.get(mark);
      const isLater = before === undefined || (stay.chosen?.at ?? 0) > before.at;
      if (stay.chosen !== undefined && isLater) chosen.set(mark, stay.chosen);
    }
  }
  const whoIs = (stay: Stay): WhoInVideo => {
    const pressed =
      stay.chosen ??
      marksOf(stay)
        .flatMap((mark) => chosen.get(mark) ?? [])
        .at(0) ??
      null;
    if (pressed !== null) return { kind: 'person', personId: pressed.personId, isChosen: true };
    const email = stay.email?.text ?? '';
    const registrant =
      registrants.find((one) => isSame(one.registrantId, stay.registrantId?.text)) ??
      registrants.find((one) => isSame(one.address, email));
    if (registrant?.personId === null) return { kind: 'staff', name: registrant.name };
    const personId = registrant?.personId ?? byAddress.get(email) ?? null;
    return personId === null ? { kind: 'unknown' } : { kind: 'person', personId, isChosen: false };
  };
  return stays.map((stay) => ({ stay, who: whoIs(stay) }));
}

/** The marks that two stays of the same person share. */
function marksOf({ registrantId, email }: ZoomStay): readonly string[] {
  return [
    ...(registrantId === null ? [] : [`registrant ${registrantId.text}`]),
    ...(email === null ? [] : [`email ${email.text}`]),
  ];
}

function isSame(known: string | null, said: string | undefined): boolean {
  return known !== null && known !== '' && known === said;
}

/** The only one with the name that somebody shows in the video; null when there is none, or several. */
export function onlyNamesake<Named extends { readonly name: string }>(
  shown: string,
  people: readonly Named[],
): Named | null {
  const key = nameKey(shown);
  if (key === '') return null;
  const found = people.filter(({ name }) => nameKey(name) === key);
  return found.length === 1 ? (found[0] ?? null) : null;
}
