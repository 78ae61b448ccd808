import type { Role } from './role.ts';

/** The members who may do something: a row of the table of operations. */
export interface OperationRow {
  /** Having any of these routes is needed… */
  readonly routes: readonly string[];
  /** …and so is one of these roles: an auditor sees the moderator's page but presses nothing. */
  readonly roles: readonly Role[];
  /** Sent as what writes, it writes nothing of the assembly that was recorded: an archived one takes it. */
  readonly whenArchived?: true;
}
