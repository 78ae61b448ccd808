import { rosterEndpoints } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { editsBetween, type RosterRow } from './rosterRows.ts';

/** Saves a row of the table as it is left. A refusal takes the row back and says why. */
export function useUnitEdit(version: string) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function save(after: RosterRow, before: RosterRow): Promise<RosterRow> {
    const edits = editsBetween(before, after);
    if (edits === null) return before;
    setFailure(null);
    const editId = crypto.randomUUID();
    await askApi(rosterEndpoints.editRosterUnit, { editId, version, unitId: after.id, edits });
    return after;
  }

  return {
    failure,
    save,
    fail: (error: unknown) => setFailure(ApiFailure.of(error)),
  };
}
