import {
  type MailSecurity,
  type MailServerView,
  type mailEndpoints,
  mailSecurities,
  mailSecurityNames,
  type SetMailRequest,
  setMailRequest,
} from '@asamblea/domain';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { AccountForm, copiedText } from '../../../ui/forms/AccountForm.tsx';
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useContentId } from '../../../ui/forms/useContentId.ts';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface MailServerFormProps {
  readonly endpoint: (typeof mailEndpoints)['setMail' | 'setOrganisationMail'];
  readonly server: MailServerView | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const written = setMailRequest.omit({ requestId: true });

/** Where the mail is handed over, as whom, and from which address. The saved password is never shown. */
export function MailServerForm({ endpoint, server, onSaved, onClose }: MailServerFormProps) {
  const { add } = useToasts();
  const idOf = useContentId();
  const { failure, attempt, forget } = useAttempt();
  const hasSaved = server !== null && server.passwordSavedAt !== null;
  const draft = useDraft({
    schema: written,
    begin: () => begin(server),
    read: ({ server: { port, ...rest }, password }) => ({
      server: { ...rest, port: Number(port) },
      ...(password === '' && hasSaved && rest.user !== '' ? {} : { password: password || null }),
    }),
  });
  const { security, port } = draft.typed.server;

  async function save(asked: Omit<SetMailRequest, 'requestId'>): Promise<void> {
    await attempt(async () => {
      await askApi(endpoint, { ...asked, requestId: idOf(asked) });
      const detail = 'Envíe un mensaje de prueba.';
      add({ severity: 'success', summary: 'Servidor de correo guardado', detail, life: 5000 });
      onSaved();
    });
  }

  function press(): Promise<void> {
    forget();
    return draft.submit(save);
  }

  /** The usual port comes with the security, unless another one was typed. */
  function secure(chosen: MailSecurity): void {
    draft.change('server.security', chosen);
    const isUsual = port === '' || Object.values(usualPorts).includes(port);
    if (isUsual) draft.change('server.port', usualPorts[chosen]);
  }

  return (
    <AccountForm
      isWrong={draft.isTried && draft.asked === null}
      failure={failure}
      onSave={press}
      onClose={onClose}
    >
      <DraftField
        {...{ draft, name: 'server.host', label: 'Servidor', margin: 'none' }}
        hint="Por ejemplo, smtp.suempresa.com."
        fault="Solo el nombre, sin https ni puerto: smtp.suempresa.com."
        slotProps={{ htmlInput: { ...copiedText(253), inputMode: 'url' } }}
        autoFocus
        required
      />
      <DraftField
        {...{ draft, name: 'server.port', label: 'Puerto', margin: 'none' }}
        hint="Lo dice quien presta el correo."
        fault="Un número, como 465."
        slotProps={{ htmlInput: { ...copiedText(5), inputMode: 'numeric' } }}
        required
      />
      <ChoiceField
        label="Seguridad"
        value={security}
        choices={mailSecurities.map((one) => [one, sayWithPort(one)])}
        onChange={secure}
      />
      <DraftField
        {...{ draft, name: 'server.user', label: 'Usuario', margin: 'none' }}
        hint="Vacío si el servidor no lo pide."
        slotProps={{ htmlInput: copiedText(254) }}
      />
      <DraftField
        {...{ draft, name: 'password', label: 'Contraseña', type: 'password', margin: 'none' }}
        hint={hasSaved ? 'Vacía: sigue la guardada.' : 'Se guarda aparte y no se vuelve a mostrar.'}
        slotProps={{ htmlInput: copiedText(200, true) }}
      />
      <DraftField
        {...{ draft, name: 'server.senderName', label: 'Nombre de quien envía', margin: 'none' }}
        hint="Vacío: el nombre de la asamblea."
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <DraftField
        {...{ draft, name: 'server.senderAddress', margin: 'none' }}
        label="Dirección de quien envía"
        hint="Una que el servidor deje usar."
        fault="Escriba un correo completo: mesa@suempresa.com."
        slotProps={{ htmlInput: { ...copiedText(254), inputMode: 'email' } }}
        required
      />
      <DraftField
        {...{ draft, name: 'server.replyTo', label: 'Responder a', margin: 'none' }}
        hint="Vacío: a la misma dirección."
        fault="Escriba un correo completo, o déjelo vacío."
        slotProps={{ htmlInput: { ...copiedText(254), inputMode: 'email' } }}
      />
    </AccountForm>
  );
}

const usualPorts: Readonly<Record<MailSecurity, string>> = { tls: '465', starttls: '587' };

/** `TLS directo (puerto 465)` */
function sayWithPort(security: MailSecurity): string {
  return `${mailSecurityNames[security]} (puerto ${usualPorts[security]})`;
}

function begin(server: MailServerView | null) {
  const { host = '', port, security = 'tls', user = '' } = server ?? {};
  const { senderName = '', senderAddress = '', replyTo = '' } = server ?? {};
  return {
    server: {
      ...{ host, security, user, senderName, senderAddress, replyTo },
      port: String(port ?? usualPorts[security]),
    },
    password: '',
  };
}
