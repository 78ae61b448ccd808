import {
  accept,
  decidePaperVote,
  type Outcome,
  type PaperCheck,
  type PaperCheckRequest,
  sumCounts,
} from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { readNamed } from '../sets/readNamed.ts';
import { readPaperHall } from './readPaperHall.ts';
import { sayRefusedPapers } from './sayRefusedPapers.ts';

interface CheckPaper {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
  readonly asked: PaperCheckRequest;
}

/** The votes on paper that would be counted, over the hall of the hour it was closed. It writes nothing. */
export async function checkPaper(asking: CheckPaper): Promise<Outcome<PaperCheck>> {
  const { assemblyId, by, asked } = asking;
  const read = await readPaperHall(asking);
  if (!read.ok) return read;
  const { question, hall, roster } = read.value;
  const place = { assemblyId, roster, session: question.session };
  const named = await readTogether((tx) => readNamed(tx, place, [question], asked.named));
  if (!named.ok) return named;
  const sets = named.value.get(question.questionId);
  const decided = decidePaperVote({
    question: { ...question, ...(sets === undefined ? {} : { named: sets }) },
    seats: hall.attendance,
    units: hall.units,
    choices: asked.choices,
    closedAt: asked.closedAt,
    ...{ uid: by, requestId: '', receipt: '' },
  });
  const present = hall.attendance.filter((seat) => seat.present);
  return accept({
    counted: decided.ballots.length,
    refused: sayRefusedPapers(decided.refused, hall),
    present: sumCounts(present.map(({ weight }) => ({ weight, units: 1 }))),
  });
}
