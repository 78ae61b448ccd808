import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each leaves thousands of documents, and the emulator goes through all it ever held for each query. */
const fillers = [
  'kernel/jobs/advanceJob.emulator',
  'polls/ballots/castVotes.emulator',
  'polls/captures/captureVotes.emulator',
  'live/projections/liveMissing.emulator',
  'polls/bulk/bulk.emulator',
  'polls/ballots/failingStore.apart',
];

/** A test that fills its database comes when nobody has to look through it any more. */
export class FillersLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const fills = ({ moduleId }: TestSpecification) =>
      fillers.some((filler) => moduleId.includes(`/functions/src/${filler}.`));
    return [...sorted.filter((file) => !fills(file)), ...sorted.filter(fills)];
  }
}
