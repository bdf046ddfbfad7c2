// A platform in a separate process that gives the same response to each kind of request.
import { createServer } from 'node:http';
import { announce } from './announce.ts';

const LINES = 10;

const line = '{"mc":"*信息技术服务*运维服务","slv":0.13,"se":130.00,"spbm":"3040203000000000000"}';
const face = `{"xfmc":"深圳市青禾科技有限公司","xfsbh":"91440300MA5F0A0A1X","gfmc":"北京启明星网络有限公司","gfsbh":"91110108MA01C8JT6R","je":10000.00,"se":1300.00,"jshj":11300.00,"fpztDm":"0","hwxx":[${Array.from({ length: LINES }, () => line).join(',')}]}`;
const verified = `{"verified":true,"channel":"national","success":true,"fphm":"26442000000000000011","kprq":"2026-11-02","fplx":"82","times":1,"data":${face}}`;

const companies = Array.from(
  { length: LINES },
  (_, index) =>
    `{"company_name":"深圳市青禾科技有限公司${index}","tax_id":"91440300MA5F0A0A${10 + index}"}`,
);
const found = `{"mode":"name","total":${LINES},"list":[${companies.join(',')}],"cached":false,"isMock":false}`;

const inEnvelope = (data: string): string =>
  `{"code":"CYT_00000","msg":"","requestId":"bench","data":${data}}`;

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const data = request.url === '/api/v1/verify' ? verified : found;
    response.setHeader('content-type', 'application/json').end(inEnvelope(data));
  });
});
await announce(server);
