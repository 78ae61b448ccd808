import { runWithoutDomains } from './kernel/platform/runWithoutDomains.ts';

export { api } from './api.ts';
export { page } from './live/pages/page.ts';
export { onAttendanceWritten } from './live/projections/onAttendanceWritten.ts';
export { onSessionWritten } from './live/projections/onSessionWritten.ts';
export { onTallyWritten } from './live/projections/onTallyWritten.ts';

runWithoutDomains();
