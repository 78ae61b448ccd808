import { staffTokenIn } from '@asamblea/domain';
import { type FormEvent, useState } from 'react';
import { askNewPassword } from '../../../firebase/session/askNewPassword.ts';
import { Message } from '../../../ui/widgets/Message.tsx';
import { TextField } from '../../../ui/widgets/TextField.tsx';
import { FirstPasswordCard } from './FirstPasswordCard.tsx';
import { SignInButton } from './SignInButton.tsx';
import { SignInCard } from './SignInCard.tsx';
import { useFragment } from './signInAddress.ts';
import { useSignIn } from './useSignIn.ts';

/**
 * `/forgot-password`: the provider's mail, whose answer is the same for every address; or, with the link of
 * an invitation to the staff, their first password.
 */
export function ForgotPasswordPage() {
  const token = staffTokenIn(useFragment());
  return token === null ? <AskMail /> : <FirstPasswordCard key={token} token={token} />;
}

function AskMail() {
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const signIn = useSignIn();

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = email.trim();
    setAsked(null);
    void signIn.ask(async () => {
      await askNewPassword(typed);
      setAsked(typed);
    });
  }

  return (
    <SignInCard
      title="Recuperar contraseña"
      subtitle="Le enviaremos un enlace para elegir una contraseña nueva."
      error={signIn.error}
      others={
        <a className="link entry-line" href="/login">
          Volver a ingresar
        </a>
      }
    >
      <form onSubmit={submit} className="entry-form">
        <TextField
          label="Correo electrónico"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          autoFocus
          autoComplete="username"
          required
          maxLength={200}
        />
        <SignInButton
          label={asked === null ? 'Enviar el enlace' : 'Enviar otra vez'}
          isBusy={signIn.isBusy}
          waitUntil={signIn.waitUntil}
        />
      </form>
      {asked !== null && (
        <Message
          tone="success"
          role="status"
          title="Revise su correo"
          className="forgot-password-asked"
        >
          Si {asked} tiene una cuenta, en unos minutos le llegará el enlace. Mire también en el
          correo no deseado.
        </Message>
      )}
    </SignInCard>
  );
}
