import { codeSignInEndpoints, type PrivacyNotice, type PrivacyRequest } from '@asamblea/domain';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { describeSignInError, type SignInError } from './describeSignInError.ts';
import { SignInMessage } from './SignInMessage.tsx';

interface PrivacyLineProps {
  /** Of which assembly: by its code, empty while nobody typed it, or by the invitation to it. */
  readonly of: PrivacyRequest;
}

type Shown =
  | { readonly notice: PrivacyNotice }
  | { readonly error: SignInError }
  | { readonly missing: true };

/** The effect of entering on one's data, above the button that enters; the whole notice opens under it. */
export function PrivacyLine({ of }: PrivacyLineProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function toggle() {
    if (isBusy) return;
    if (shown !== null) return setShown(null);
    if ('assembly' in of && of.assembly.trim() === '') return setShown({ missing: true });
    setBusy(true);
    try {
      setShown({ notice: await askApi(codeSignInEndpoints.readPrivacyNotice, typed(of)) });
    } catch (failure) {
      setShown({ error: describeSignInError(failure) });
    }
    setBusy(false);
  }

  return (
    <div className="privacy-line">
      <span className="muted">Uso de sus datos: </span>
      <button
        type="button"
        className="link privacy-line-open"
        aria-busy={isBusy}
        aria-expanded={shown !== null}
        onClick={() => void toggle()}
      >
        aviso de privacidad
      </button>
      {shown !== null && <div className="privacy-line-notice">{partsOf(shown)}</div>}
    </div>
  );
}

function partsOf(shown: Shown) {
  if ('missing' in shown) return 'Escriba primero el código de la asamblea.';
  if ('error' in shown) return <SignInMessage error={shown.error} withOwnCodes={false} />;
  return shown.notice.parts.map(({ title, text }) => (
    <p key={title}>
      <strong>{title}.</strong> {text}
    </p>
  ));
}

function typed(of: PrivacyRequest): PrivacyRequest {
  return 'assembly' in of ? { assembly: of.assembly.trim().toLowerCase() } : of;
}
