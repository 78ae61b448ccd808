import { createHash } from 'node:crypto';
import {
  type CastRequest,
  invitationIn,
  isLiveProxy,
  memberIdOf,
  type Outcome,
  type Question,
  rehearsedChoice,
} from '@asamblea/domain';
import { accredit } from '../../hall/attendance/desks.ts';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { enterByInvitation } from '../../people/invitations/enterByInvitation.ts';
import { inviteAtDesk } from '../../people/invitations/inviteAtDesk.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { type Caster, createCaster } from '../../polls/ballots/createCaster.ts';
import { drawShard } from '../../polls/tallies/shards.ts';

/** Somebody of the roster of a rehearsal who comes by themselves. */
export interface Simulated {
  readonly assemblyId: string;
  readonly personId: string;
  /** The member who asked for it. */
  readonly by: string;
  readonly now: number;
}

/**
 * Comes as people do: the desk gives them their credential, a phone opens it, and the desk accredits them for
 * the units they own and those of their mandates. The desk's refusals hold here too (a unit that an attorney
 * stands for). Harmless to repeat.
 */
export async function arrive({ assemblyId, personId, by, now }: Simulated): Promise<void> {
  const known = (await documents.member(assemblyId, memberIdOf(personId)).get()).data();
  if (known === undefined || known.sids.length === 0) {
    const credentialId = derivedId(assemblyId, 'rehearsed-credential', personId);
    const given = await inviteAtDesk({ assemblyId, credentialId, personId, by, now });
    const [, fragment = ''] = given.ok ? given.value.path.split('/loginVirtual') : [];
    const token = invitationIn(fragment);
    if (token !== null) {
      const browser = derivedId(assemblyId, 'rehearsed-phone', personId);
      await enterByInvitation({ token, browser }, { name: 'Celular simulado', since: now });
    }
  }
  const [own, held] = await Promise.all([
    readOwn(assemblyId, personId),
    readHeld(assemblyId, personId),
  ]);
  for (const [capacity, all] of [
    ['owner', own],
    ['proxy', held],
  ] as const) {
    const unitIds = all.slice(0, unitsAtMost);
    const request = { personId, unitIds, capacity, channel: 'hall' } as const;
    if (unitIds.length > 0) await accredit({ assemblyId, by, now, request });
  }
}

/** As many as a desk takes at once. */
const unitsAtMost = 100;

async function readOwn(assemblyId: string, personId: string): Promise<readonly string[]> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  const version = assembly?.activeRoster ?? null;
  if (version === null) return [];
  const units = peopleDocuments.units(assemblyId, version);
  const found = await units.where('ownerIds', 'array-contains', personId).get();
  return found.docs.map(({ id }) => id);
}

/** By the mandates that they carry. */
async function readHeld(assemblyId: string, personId: string): Promise<readonly string[]> {
  const granted = peopleDocuments.proxies(assemblyId).where('attorneyId', '==', personId);
  const live = (await granted.get()).docs.map((one) => one.data()).filter(isLiveProxy);
  return live.flatMap(({ unitIds }) => unitIds);
}

/** Votes from that phone for all that they hold, through the door of every vote. Harmless to repeat. */
export async function voteFor(
  { assemblyId, personId }: Simulated,
  question: Question,
): Promise<Outcome<unknown> | null> {
  const uid = memberIdOf(personId);
  const { questionId, session } = question;
  const [member, held] = await Promise.all([
    documents.member(assemblyId, uid).get(),
    peopleDocuments.attendance(assemblyId, session).where('personId', '==', personId).get(),
  ]);
  const sid = member.data()?.sids[0];
  const present = held.docs.map((one) => one.data()).filter((one) => one.present);
  if (sid === undefined || present.length === 0) return null;
  const claims: CookieClaims = { assembly: assemblyId, uid, sid, person: personId };
  const marks = rehearsedChoice(question, lotOf(questionId, personId));
  const request: CastRequest = {
    questionId,
    requestId: derivedId(questionId, 'rehearsed-vote', personId),
    choices: present.map(({ unitId }) => ({ unitId, ...marks })),
  };
  return ownCaster()(claims, request);
}

/** From 0 below 1, always the same for that person and question. */
function lotOf(questionId: string, personId: string): number {
  const hash = createHash('sha256').update(`${questionId}\n${personId}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32;
}

let caster: Caster | undefined;

/** The door of this instance for those who have no phone. */
function ownCaster(): Caster {
  caster ??= createCaster({ clock: systemClock, shard: drawShard() });
  return caster;
}
