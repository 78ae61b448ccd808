import { vi } from 'vitest';
import { forgetApi } from './fakes/firebase/asking/callApi.ts';
import { forgetRows } from './fakes/firebase/listening/useCollection.ts';
import { forgetDocuments } from './fakes/firebase/listening/useDocument.ts';
import { forgetLive } from './fakes/firebase/live/useLive.ts';
import { announce } from './fakes/firebase/records/useAgenda.ts';
import { keepDocuments } from './fakes/firebase/records/useDriveDocuments.ts';
import { forgetChanged } from './fakes/firebase/records/usePacked.ts';
import { labelUnits } from './fakes/firebase/records/useUnitLabels.ts';
import { forgetSession } from './fakes/firebase/session/session.tsx';
import { forgetListeners } from './fakes/sdk/firestore.ts';

/** Every test begins with nobody signed in, nothing published and an API that knows no path. */
export function forgetFakes(): void {
  vi.resetAllMocks();
  forgetApi();
  forgetSession();
  forgetLive();
  labelUnits(null);
  forgetRows();
  forgetChanged();
  forgetDocuments();
  keepDocuments(null);
  announce([]);
  forgetListeners();
}
