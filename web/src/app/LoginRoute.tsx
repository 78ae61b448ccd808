import { cotInAddress } from '../features/kernel/signIn/entryAddress.ts';
import { SignInPage } from '../features/kernel/signIn/SignInPage.tsx';

/** `?cot=` comes in the links of an invitation. */
export function LoginRoute() {
  return <SignInPage assembly={cotInAddress()} />;
}
