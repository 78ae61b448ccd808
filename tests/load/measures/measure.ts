import type { Check } from '../hall/checkQuestion.ts';
import type { Servers } from '../servers/startServers.ts';

/** Where a measure is taken: the functions deployed over a database in which nothing is. */
export interface Stage {
  readonly servers: Servers;
  /** Folder of the built functions. */
  readonly bundle: string;
  readonly stop: AbortSignal;
}

/** The text of a measure in the report, and its conditions. */
export interface Measured {
  readonly blocks: readonly string[];
  readonly checks: readonly Check[];
}

/** One measure of the bench: `--only <name>` takes it alone. */
export interface Measure {
  readonly name: string;
  /** The present work, for the person who waits. */
  readonly says: string;
  run(stage: Stage): Promise<Measured>;
}

interface Row<Found> {
  readonly name: string;
  readonly says: string;
  readonly run: (stage: Stage) => Promise<Found>;
  readonly write: (found: Found) => readonly string[];
  readonly judge: (found: Found) => readonly Check[];
}

/** A measure: its findings, their report and their conditions. */
export function measure<Found>({ name, says, run, write, judge }: Row<Found>): Measure {
  return {
    name,
    says,
    async run(stage) {
      const found = await run(stage);
      return { blocks: write(found), checks: judge(found) };
    },
  };
}
