import { vi } from 'vitest';
import type { UnsentDeskWork } from '../../../../../../features/hall/attendance/offline/openDeskOutbox.ts';

export { openDeskOutbox } from '../../../../../../features/hall/attendance/offline/openDeskOutbox.ts';

/** No desk is open: what is left to send is what the test says. */
export const settleDeskWork = vi.fn(async (): Promise<UnsentDeskWork | null> => null);
