import {
  type SetZoomRequest,
  setZoomRequest,
  type ZoomAccountView,
  zoomEndpoints,
} from '@asamblea/domain';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { AccountForm, copiedText } from '../../../ui/forms/AccountForm.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useContentId } from '../../../ui/forms/useContentId.ts';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface ZoomAccountFormProps {
  readonly account: ZoomAccountView | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Secret = 'clientSecret' | 'webhookSecret' | 'sdkSecret';

const written = setZoomRequest.omit({ requestId: true });

/** The keys that Zoom gives to its application. The saved secrets are never shown. */
export function ZoomAccountForm({ account, onSaved, onClose }: ZoomAccountFormProps) {
  const { add } = useToasts();
  const idOf = useContentId();
  const { failure, attempt, forget } = useAttempt();
  const draft = useDraft({
    schema: written,
    begin: () => begin(account),
    read: ({ account: keys, clientSecret, webhookSecret, sdkSecret }) => ({
      account: keys,
      // The first account does not go without it.
      ...(account === null ? { clientSecret } : given('clientSecret', clientSecret)),
      ...given('webhookSecret', webhookSecret),
      ...given('sdkSecret', sdkSecret),
    }),
  });

  async function save(asked: Omit<SetZoomRequest, 'requestId'>): Promise<void> {
    await attempt(async () => {
      await askApi(zoomEndpoints.setZoomAccount, { ...asked, requestId: idOf(asked) });
      const detail = 'Pruébela antes de la reunión.';
      add({ severity: 'success', summary: 'Cuenta de Zoom guardada', detail, life: 5000 });
      onSaved();
    });
  }

  function press(): Promise<void> {
    forget();
    return draft.submit(save);
  }

  const secret = (name: Secret, label: string, hint: string) =>
    ({
      ...{ draft, name, label, ...copied, type: 'password' },
      hint: account === null ? hint : `${hint} Vacío: sigue el guardado.`,
      fault: draft.typed[name] === '' ? 'Escriba el secreto de su aplicación.' : asShown,
      slotProps: { htmlInput: copiedText(200, true) },
    }) as const;

  return (
    <AccountForm
      isWrong={draft.isTried && draft.asked === null}
      failure={failure}
      onSave={press}
      onClose={onClose}
    >
      <DraftField
        {...{ draft, name: 'account.accountId', label: 'Identificador de la cuenta', ...copied }}
        hint="Account ID, en su aplicación."
        autoFocus
        required
      />
      <DraftField
        {...{ draft, name: 'account.clientId', label: 'Identificador del cliente', ...copied }}
        hint="Client ID, en su aplicación."
        required
      />
      <DraftField
        {...secret('clientSecret', 'Secreto del cliente', 'Client Secret.')}
        required={account === null}
      />
      <DraftField
        {...secret(
          'webhookSecret',
          'Secreto de los avisos',
          'Secret Token, para saber quién entra.',
        )}
      />
      <DraftField
        {...{ draft, name: 'account.host', label: 'Correo del anfitrión', ...copied }}
        hint="Vacío: quien hizo la aplicación en Zoom."
        fault="Escriba un correo completo, o déjelo vacío."
      />
      <DraftField
        {...{ draft, name: 'account.sdkKey', label: 'Llave del video en la página', ...copied }}
        hint="SDK Key; vacía: no se usa."
      />
      {draft.typed.account.sdkKey !== '' && (
        <DraftField {...secret('sdkSecret', 'Secreto del video en la página', 'SDK Secret.')} />
      )}
    </AccountForm>
  );
}

const asShown = 'Cópielo tal como Zoom lo muestra, sin espacios.';
const copied = {
  fault: asShown,
  margin: 'none',
  slotProps: { htmlInput: copiedText(200) },
} as const;

/** An empty field is left out, so that the saved value stays. */
function given(name: Secret, value: string): object {
  return value.trim() === '' ? {} : { [name]: value };
}

function begin(account: ZoomAccountView | null) {
  const { accountId = '', clientId = '', host = '', sdkKey = '' } = account ?? {};
  return {
    ...{ account: { accountId, clientId, host, sdkKey } },
    ...{ clientSecret: '', webhookSecret: '', sdkSecret: '' },
  };
}
