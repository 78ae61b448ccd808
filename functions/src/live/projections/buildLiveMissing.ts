import {
  type Instant,
  type LiveMissing,
  latestVotes,
  packPlaces,
  placesOf,
  publicSight,
  type ShownUnits,
  unpackPlaces,
} from '@asamblea/domain';
import {
  participationOf,
  publicQuestion,
  type StagedQuestion,
  type StageState,
} from './buildLiveQuestion.ts';

/** What the public may know of each unit, decided here whatever was read. */
export function buildLiveMissing(
  { stage, staged }: StageState,
  asOf: Instant,
  previous: LiveMissing | null,
): LiveMissing {
  const [first] = staged;
  return {
    asOf,
    stage,
    state: first?.question.state ?? null,
    shown: first === undefined ? null : showUnits(first, previous),
  };
}

function showUnits(staged: StagedQuestion, previous: LiveMissing | null): ShownUnits | null {
  const { question, units = null } = staged;
  const sight = publicSight(question);
  if (units === null || sight === 'nothing') return null;
  const { questionId } = question;
  const before = previous?.shown?.question.questionId === questionId ? previous.shown : null;
  const seen = new Set(placesOf(units.seen));
  const pack = (places: Iterable<number>) => packPlaces(places, units.size);
  return {
    question: publicQuestion(question),
    ...participationOf(staged),
    size: units.size,
    present: pack(units.present),
    seen: pack(seen),
    ...(sight === 'voted'
      ? { choices: null, latest: null }
      : {
          choices: Object.fromEntries(
            [...units.marks].map(([option, words]) => [option, pack(placesOf(words))]),
          ),
          latest: latestVotes(before?.latest ?? [], seen, unpackPlaces(before?.seen ?? '')),
        }),
  };
}
