/** A made-up company that the simulated platform knows. */
export interface Company {
  readonly name: string;
  readonly taxNumber: string;
}

/** Sellers; all may issue invoices except the last, which is not provisioned. */
export const SELLERS = {
  qinghe: { name: '深圳市青禾科技有限公司', taxNumber: '91440300MA5F0A0A1X', drawer: '王小明' },
  yunfan: { name: '广州云帆贸易有限公司', taxNumber: '91440101MA5CXY7K28', drawer: '王小明' },
} as const;

/** Buyers; the second is one that the tax bureau rejects. */
export const BUYERS = {
  qimingxing: { name: '北京启明星网络有限公司', taxNumber: '91110108MA01C8JT6R' },
  rejected: { name: '税局拒开测试有限公司', taxNumber: '91440300MA5REJECT1' },
} as const satisfies Readonly<Record<string, Company>>;

/** Companies that buy scrap, or try to. */
export const RECYCLERS = {
  yecheng: { name: '海口椰城再生资源回收有限公司', taxNumber: '91460100MA5RYC037E' },
  jinjiang: { name: '成都锦江废旧物资回收有限公司', taxNumber: '91510104MA62FJ040B' },
  caofeidian: { name: '唐山曹妃甸废钢加工有限公司', taxNumber: '91130230MA07CF038D' },
} as const satisfies Readonly<Record<string, Company>>;

/** Drawer of the invoices of the companies that buy scrap. */
export const DRAWER = { drawer: '何敏', drawerIdNumber: '460106198501010025' } as const;

/** Made-up people. The ID number of each decides the outcome of their operations. */
export const PEOPLE = {
  zhang: { name: '张建国', idNumber: '110101198503154217' },
  limane: { name: '李满额', idNumber: '110101197907083629' },
  wang: { name: '王月满', idNumber: '110101199001016530' },
  zhao: { name: '赵不符', idNumber: '110101198212127743' },
  qian: { name: '钱超限', idNumber: '110101197501012317' },
  sun: { name: '孙阻断', idNumber: '110101196811119019' },
  zhou: { name: '周未缴', idNumber: '460106198008082217' },
  zheng: { name: '郑不平', idNumber: '460106199202023318' },
  lian: { name: '连一笔', idNumber: '110101199208123459' },
} as const;

/** Phone number of all these people. */
export const PHONE = '13900000011';
