import {
  describeRefusal,
  hostOfRedirect,
  isLockedPath,
  type Redirects,
  routes,
  type SetRedirectRequest,
  setRedirectRequest,
  settingsEndpoints,
  settleRedirect,
} from '@asamblea/domain';
import { Alert, Autocomplete, Checkbox, FormControlLabel } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface RedirectDialogProps {
  readonly settings: Redirects;
  readonly onClose: () => void;
}

interface Typed {
  path: string;
  to: string;
  /** The site of which it was said that it may be gone to. */
  allowedHost: string | null;
}

const [written] = setRedirectRequest.options;
const empty: Typed = { path: '', to: '', allowedHost: null };

/** Sends a path elsewhere; to a site that is not ours, only once it was said that it may be gone to. */
export function RedirectDialog({ settings, onClose }: RedirectDialogProps) {
  const { add } = useToasts();
  const { failure, attempt, forget } = useAttempt();
  const newHostOf = (to: string) => {
    const host = hostOfRedirect(to, location.origin);
    return (settings.redirectHosts ?? []).includes(host ?? '') ? null : host;
  };
  const allows = ({ to, allowedHost }: Typed) =>
    allowedHost !== null && newHostOf(to) === allowedHost;
  const draft = useDraft({
    schema: written,
    begin: () => empty,
    read: (typed) => ({ path: typed.path, to: typed.to, allowHost: allows(typed) }),
  });
  const { typed, asked } = draft;
  const newHost = newHostOf(typed.to);
  const settled = asked === null ? null : settleRedirect(settings, asked, location.origin);

  async function save(request: SetRedirectRequest): Promise<void> {
    if (!settleRedirect(settings, request, location.origin).ok) return;
    await attempt(async () => {
      await askApi(settingsEndpoints.setRedirect, request);
      add({
        severity: 'success',
        summary: 'Desvío guardado',
        detail: 'Pruébelo en la lista.',
        life: 5000,
      });
      onClose();
    });
  }

  function press(): Promise<void> {
    forget();
    return draft.submit(save);
  }

  return (
    <FormDialog
      title="Desviar una dirección"
      failure={failure}
      does={['Guardar', press]}
      onClose={onClose}
    >
      <Autocomplete
        freeSolo
        options={options}
        inputValue={typed.path}
        onInputChange={(_, path) => draft.change('path', path)}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.path)}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            {option.path} · {option.title}
          </li>
        )}
        renderInput={(params) => (
          <DraftField
            {...params}
            {...{ draft, name: 'path', label: 'Dirección que se desvía' }}
            placeholder="/reunion"
            hint="Una página de la aplicación, o una escrita por ustedes."
            fault="Empiece con / y use letras sin tilde, números y guiones: /reunion."
          />
        )}
      />
      <DraftField
        {...{ draft, name: 'to', label: 'A dónde lleva' }}
        placeholder="https://ejemplo.com/reunion"
        hint="Otra página, como /drive, o una dirección completa, con https."
        fault="Diga a dónde lleva."
        slotProps={{ htmlInput: { maxLength: 500, inputMode: 'url', autoCapitalize: 'none' } }}
      />
      {newHost !== null && (
        <FormControlLabel
          control={
            <Checkbox
              checked={allows(typed)}
              onChange={(_, isChecked) => draft.change('allowedHost', isChecked ? newHost : null)}
            />
          }
          label={`Conozco ${newHost} y permito que se vaya a ese sitio`}
          sx={{ mt: 1, overflowWrap: 'anywhere' }}
        />
      )}
      {draft.isTried && settled?.ok === false && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {describeRefusal(settled.refusal).message}
        </Alert>
      )}
    </FormDialog>
  );
}

/** Those that people open when they are signed in, and that may be sent elsewhere. */
const options = routes.filter(
  ({ path, entry }) => entry === 'signed-in' && !path.includes('{') && !isLockedPath(path),
);
