/** Specification §7: success of generate and logout. */
export const successCode = 1001;
/** Specification §7: success of login. */
export const loginStatusCode = 200;
