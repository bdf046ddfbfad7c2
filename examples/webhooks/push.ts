/**
 * Silent pushes to phones, by the HTTP interfaces of Apple (APNs) and Google (FCM). They carry no data: a
 * reader on their way learns only that something happened.
 *
 * `DEVICES`: `apns:<token>` and `fcm:<token>`, separated by commas. For APNs `APNS_KEY` (the text of the .p8 file),
 * `APNS_KEY_ID`, `APNS_TEAM_ID`, `APNS_TOPIC`; for FCM `FCM_ACCOUNT` (the text of a service account's JSON).
 */
import { connect } from 'node:http2';
import { importPKCS8, SignJWT } from 'jose';

const env = (name: string, otherwise = ''): string => process.env[name] ?? otherwise;

/** Pushes to all devices; rejects if one push was not accepted. */
export async function pushToAll(): Promise<void> {
  const devices = env('DEVICES').split(',');
  await Promise.all(
    devices.map((device) => {
      const [service, token = ''] = device.split(':');
      return service === 'apns' ? pushByApns(token) : pushByFcm(token);
    }),
  );
}

/** APNs accepts only HTTP/2, and only tokens that are less than an hour old. */
async function pushByApns(device: string): Promise<void> {
  const key = await importPKCS8(env('APNS_KEY'), 'ES256');
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: env('APNS_KEY_ID') })
    .setIssuer(env('APNS_TEAM_ID'))
    .setIssuedAt()
    .sign(key);
  const session = connect(env('APNS_URL', 'https://api.push.apple.com'));
  try {
    const status = await new Promise<number>((resolve, reject) => {
      session.on('error', reject);
      const request = session.request({
        ':method': 'POST',
        ':path': `/3/device/${device}`,
        authorization: `bearer ${token}`,
        'apns-topic': env('APNS_TOPIC'),
        'apns-push-type': 'background',
        'apns-priority': '5',
      });
      request.on('error', reject);
      request.on('response', (headers) => resolve(Number(headers[':status'])));
      request.end(JSON.stringify({ aps: { 'content-available': 1 } }));
    });
    if (status !== 200) throw new Error(`APNs responded with ${status}`);
  } finally {
    session.close();
  }
}

/** FCM requires an access token, which the account's key is exchanged for. */
async function pushByFcm(device: string): Promise<void> {
  // The format of Google's console.
  const account = JSON.parse(env('FCM_ACCOUNT')) as {
    readonly project_id: string;
    readonly client_email: string;
    readonly private_key: string;
    readonly token_uri: string;
  };
  const assertion = await new SignJWT({
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
  })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(account.private_key, 'RS256'));
  const granted = await fetch(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }),
  });
  const { access_token: token } = (await granted.json()) as { readonly access_token: string }; // RFC 6749
  const url = `${env('FCM_URL', 'https://fcm.googleapis.com')}/v1/projects/${account.project_id}/messages:send`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      message: { token: device, data: { changed: 'yes' }, android: { priority: 'high' } },
    }),
  });
  if (!response.ok) throw new Error(`FCM responded with ${response.status}`);
}
