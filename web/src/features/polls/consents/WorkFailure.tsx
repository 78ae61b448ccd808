import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

/** Why the last press was not done, inside the dialog where it was pressed. */
export function WorkFailure({ failure }: { readonly failure: ApiFailure | null }) {
  if (failure === null) return null;
  return <ErrorMessage message={failure.message} explanation={failure.explanation} />;
}
