import type { StepResult } from '../stack/process/runStep.ts';
import { duration, say } from '../stack/process/say.ts';

/** One line for a step that passed; the whole output of one that failed. */
export function reportStep(step: StepResult & { readonly title: string }): void {
  say(`${step.isOk ? '✓' : '✗'} ${step.title} (${duration(step.milliseconds)})`);
  if (!step.isOk) say(`${step.output.trimEnd()}\n`);
}
