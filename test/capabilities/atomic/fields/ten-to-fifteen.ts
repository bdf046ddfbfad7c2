/**
 * Document 3, section 4.1, interfaces 10 to 15, copied by hand: `name:R` for required, `name:O` for
 * optional, and `name` where the document says neither. Responses without `returncode` and `returnmsg`.
 */
export const tenToFifteen: Readonly<Record<string, { request: string; response: string }>> = {
  BFCPSGFPSC: {
    request: [
      'ptbh:R fppz:R fphm:R lzfpbz:R kprq:R kpr:R kprzjhm:R kprzjlx:R skrxm:O fhrxm:O tdys:R qyDm:R',
      'sfxszrrsygdbfcp:R grsdsxm:R grsdssf:O zzsjfjsf:O sgfplxDm:R',
      'xsfmc:R xsfnsrsbh:R xsfzrrbz:R xsfzrrzjlxDm:R xsfzrrzjhm:R xsfzrrgjDm:R xsfdz:O xsfdh:O',
      'xsfkhh:O xsfzh:O skyhmc:O skyhzh:O',
      'gmfnsrsbh:R gmfmc:R gmfdz:O gmfdh:O gmfkhh:O gmfzh:O gmfjbr:O jbrsfzjhm:O gmfjbrlxdh:O',
      'hjje:R hjse:R jshj:R jsfs:R ysxwfsd:O dylzfphm:O hzqrxxdbh:O hzqrduuid:O bz:O',
      'ip:R macdz:R cpuid:O zbxlh:O sfzsxsfyhzhbq:O sfzsgmfyhzhbq:O sfzsxsfdzdh:O sfzsgmfdzdh:O',
      'jazslxDm:O fpkjfsDm:R lqkpmsDm:O jyxxlyqdDm:O jylsh:O zfqdDm:O jydh:O',
      'mxxh:R dylzfpmxxh:O hwhyslwfwmc:R spfwjc:R xmmc:R ggxh:O dw:O sl:O dj:O je:R slv:R se:R',
      'hsje:R sphfwssflhbbm:R fphxz:R yhzcbs:O fjysmc:O fjyslx:O fjysz:O dzsphmList:O',
    ].join(' '),
    response: 'sllsh:R',
  },
  CXQDFPSCJG: { request: 'sllsh:R', response: 'fphm status message:O Code:O' },
  QDHZQRDSQ: {
    request: [
      'lrfsf:R xsfnsrsbh:O xsfmc:R gmfnsrsbh:R gmfmc:R lzfpdm:O lzfphm:R sfzzfpbz:R lzkprq:R',
      'lzhjje:R lzhjse:R lzfppzDm:R lzfpTdyslxDm:R hzcxje:R hzcxse:R chyyDm:R lzmxxh:R xh:R',
      'sphfwssflhbbm:R hwhyslwfwmc:R spfwjc:R xmmc:R ggxh:O dw:O fpspdj:O fpspsl:O je:R sl1:R se:R',
    ].join(' '),
    response: 'hzfpxxqrdbh:O uuid:O hzqrxxztDm:O',
  },
  QDHZQRDQR: { request: 'xsfnsrsbh:R uuid:R hzqrdbh:R qrlx:R', response: 'qrrq:O' },
  CXQDHZQRDLB: {
    request: [
      'yhjslx:R xsfnsrsbh:O xsfmc:O gmfnsrsbh:O gmfmc:O lrfsf:O lrrqq:O lrrqz:O lzfpdm:O lzfphm:O',
      'hzfpxxqrdbh:O hzqrxxztDm:O fppzDm:O pageNumber:O pageSize:O',
    ].join(' '),
    response: [
      'total uuid hzfpxxqrdbh lrfsf xsfnsrsbh xsfmc gmfnsrsbh gmfmc lzfpdm lzfphm sfzzfpbz lzkprq',
      'lzhjje lzhjse lzfppzDm lzfpTdyslxDm hzcxje hzcxse hzqrdmxsl chyyDm hzqrxxztDm qrrq ykjhzfpbz',
      'hzfphm hzkprq yxbz lrrq',
    ].join(' '),
  },
  CXQDHZQRDMX: {
    request: 'uuid:R xsfnsrsbh:O',
    response: [
      'uuid hzfpxxqrdbh lrfsf xsfnsrsbh xsfmc gmfnsrsbh gmfmc lzfpdm lzfphm sfzzfpbz lzkprq lzhjje',
      'lzhjse lzfppzDm lzfpTdyslxDm',
    ].join(' '),
  },
};
