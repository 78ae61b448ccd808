import { runWithoutDomains } from './platform/runWithoutDomains.ts';

export { api } from './api.ts';
export { onAttendanceWritten } from './attendance/onAttendanceWritten.ts';
export { page } from './pages/page.ts';
export { onSessionWritten } from './sessions/onSessionWritten.ts';
export { onTallyWritten } from './tallies/onTallyWritten.ts';

runWithoutDomains();
