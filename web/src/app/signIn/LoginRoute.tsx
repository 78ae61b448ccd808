import { SignInPage } from '../../features/kernel/signIn/SignInPage.tsx';
import { cotInAddress } from '../../features/kernel/signIn/signInAddress.ts';

/** `?cot=` comes in the links of an invitation. */
export function LoginRoute() {
  return <SignInPage assembly={cotInAddress()} />;
}
