import {
  accept,
  type BoothEntry,
  type CurrentBallot,
  decideBoothEntry,
  type EnterBoothRequest,
  type Outcome,
  placeOfBooth,
  refuse,
  takesVotes,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { pinAttempts, pinHash } from '../../hall/plates/platePins.ts';
import { documents } from '../../kernel/database/documents.ts';
import { FieldValue } from '../../kernel/database/firestore.ts';
import { withinAttempts } from '../../kernel/http/rateLimits.ts';
import { readCurrentBallot } from '../ballots/readCurrentBallot.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { signPass } from './boothTokens.ts';
import type { OpenBooth } from './requireBooth.ts';

/**
 * Plate and PIN for a private ballot of a few minutes, with what the person holds now. Failures count
 * for the plate, and within it for the booth as its address: they stop neither other plates here nor this
 * plate elsewhere. While nothing is voted no PIN is tried.
 */
export async function enterBooth(
  { assemblyId, booth }: OpenBooth,
  request: EnterBoothRequest,
  now: number,
): Promise<Outcome<BoothEntry>> {
  const { activeSession: session } = (await documents.assembly(assemblyId).get()).data() ?? {};
  if (session === undefined) return refuse('assembly-unknown');
  const meeting = (await documents.session(assemblyId, session).get()).data();
  if (meeting === undefined || meeting.openQuestionIds.length === 0)
    return refuse('question-not-open');

  const { boothId } = booth;
  const own = { assemblyId, session, number: request.plate };
  const attempt = { tried: pinAttempts(own), from: placeOfBooth(booth), now };
  const carried = await withinAttempts(attempt, async () => {
    const opened = await openWithPin(own, request.pin);
    if (!opened.ok) await noteFailure(assemblyId, boothId, now);
    return opened;
  });
  if (!carried.ok) return carried;
  const { personId, personName, issuedAt } = carried.value;
  const ballot = await readCurrentBallot(assemblyId, { personId, name: personName }, now);
  if (!ballot.ok) return ballot;
  const open = ballot.value.asked.filter(({ question }) => takesVotes(question));
  if (open.length === 0) return refuse('voting-closed');
  const questions = open.map(({ question }) => question.questionId);
  const plate = request.plate;
  const place = { assembly: assemblyId, booth: boothId, session, plate };
  const pass = await signPass({ ...place, person: personId, questions, issuedAt }, now);
  return accept({ pass, ballot: withoutVotes(ballot.value) });
}

/** For members who watch the booths; nothing is stopped by it. */
async function noteFailure(assemblyId: string, boothId: string, failedAt: number): Promise<void> {
  const failures = FieldValue.increment(1);
  await pollDocuments.booth(assemblyId, boothId).update({ failures, failedAt });
}

async function openWithPin(
  own: { readonly assemblyId: string; readonly session: number; readonly number: number },
  typed: string,
) {
  const { assemblyId, session, number } = own;
  const id = String(number);
  const [plate, pin] = await Promise.all([
    hallDocuments.plates(assemblyId, session).doc(id).get(),
    hallDocuments.platePins(assemblyId, session).doc(id).get(),
  ]);
  const kept = pin.data() ?? null;
  const hash = pinHash(own, typed);
  const decision = decideBoothEntry({ plate: plate.data() ?? null, pin: kept, hash });
  if (!decision.ok || kept === null) return refuse('booth-refused');
  return accept({ ...decision.value, issuedAt: kept.issuedAt });
}

/**
 * A shared screen says that a unit voted and not what, also of a vote with name; so nothing is changed
 * at a booth.
 */
function withoutVotes(ballot: CurrentBallot): CurrentBallot {
  const asked = ballot.asked.map(({ question, holdings }) => ({
    question: { ...question, mayChange: false },
    holdings: holdings.map((unit) => ({ ...unit, ballot: unit.ballot === null ? null : told })),
  }));
  return { ...ballot, asked };
}

const told = { optionIds: null, receipt: null, castAt: null };
