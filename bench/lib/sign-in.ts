/** Signs a person in to a running server and returns the access token. */
export async function signIn(url: string, who: string, password: string): Promise<string> {
  const body = JSON.stringify({ email_or_member_id: who, password });
  const answer = await fetch(`${url}/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  return ((await answer.json()) as { token: string }).token;
}
