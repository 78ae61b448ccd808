import { vi } from 'vitest';
import { forgetApi } from './fakes/firebase/callApi.ts';
import { forgetSession } from './fakes/firebase/session.tsx';
import { announce } from './fakes/firebase/useAgenda.ts';
import { forgetRows } from './fakes/firebase/useCollection.ts';
import { forgetDocuments } from './fakes/firebase/useDocument.ts';
import { keepDocuments } from './fakes/firebase/useDriveDocuments.ts';
import { forgetLive } from './fakes/firebase/useLive.ts';
import { forgetChanged } from './fakes/firebase/usePacked.ts';
import { labelUnits } from './fakes/firebase/useUnitLabels.ts';
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
