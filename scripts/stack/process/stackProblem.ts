/** A failure that the person at the terminal can mend: its Spanish message is shown alone, with no stack trace. */
export class StackProblem extends Error {
  override readonly name = 'StackProblem';
}
