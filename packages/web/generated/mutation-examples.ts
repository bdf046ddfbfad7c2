import type { FormExample } from '../board/forms/model/description.ts';

/** Values for every mutation on the simulated platform. */
export const examples: Readonly<Record<string, readonly FormExample[]>> = {
  "reserveInvoiceNumbers": [
    {
      "titles": {
        "en": "Reserve invoice numbers",
        "zh": "领用发票号码"
      },
      "args": {
        "input": {
          "reservationId": "example-reservation-1",
          "buyerTaxNumber": "91460100MA5RYC037E",
          "quantity": 100
        }
      }
    }
  ],
  "adjustCreditQuota": [
    {
      "titles": {
        "en": "Download issuing quota",
        "zh": "下载授信额度"
      },
      "args": {
        "input": {
          "adjustmentId": "example-adjustment-1",
          "buyerTaxNumber": "91460100MA5RYC037E",
          "direction": "DOWNLOAD",
          "amount": "50000.00"
        }
      }
    }
  ],
  "extendQuotaValidity": [
    {
      "titles": {
        "en": "Extend the validity of a month's quota",
        "zh": "额度有效期延期"
      },
      "args": {
        "input": {
          "extensionId": "example-extension-1",
          "sellerTaxNumber": "91460100MA5RYC037E",
          "month": "2026-11"
        }
      }
    }
  ],
  "applyRedConfirmation": [
    {
      "titles": {
        "en": "Apply to reverse an invoice for purchased scrap",
        "zh": "申请红字确认单"
      },
      "args": {
        "input": {
          "applicationId": "example-application-1",
          "sellerTaxNumber": "110101198503154217",
          "sellerName": "张建国",
          "buyerTaxNumber": "91460100MA5RYC037E",
          "buyerName": "海口椰城再生资源回收有限公司",
          "originalInvoiceNumber": "26462000000000000001",
          "isPaperInvoice": false,
          "originalIssuedAt": "2026-11-21T10:00:00+08:00",
          "originalAmountWithoutTax": "1250.00",
          "originalTaxAmount": "12.50",
          "originalKind": "GENERAL",
          "redAmountWithoutTax": "-1250.00",
          "redTaxAmount": "-12.50",
          "reason": "GOODS_RETURNED",
          "lines": [
            {
              "originalLineNumber": 1,
              "categoryName": "废旧金属",
              "itemName": "废钢",
              "unit": "吨",
              "unitPrice": "2500",
              "quantity": "-0.5",
              "amountWithoutTax": "-1250.00",
              "taxRate": "0.01",
              "taxAmount": "-12.50",
              "taxClassificationCode": "1090100000000000000"
            }
          ]
        }
      }
    }
  ],
  "revokeRedConfirmation": [
    {
      "titles": {
        "en": "Revoke a red confirmation",
        "zh": "撤销红字确认单"
      },
      "args": {
        "input": {
          "revocationId": "example-revocation-1",
          "sellerTaxNumber": "110101198503154217",
          "confirmationUuid": "00000000000000000000000000000001",
          "confirmationNumber": "46000000000000000001"
        }
      }
    }
  ],
  "atomicCommand": [
    {
      "titles": {
        "en": "Send a command to any service of the tax bureau",
        "zh": "按服务编码办理"
      },
      "args": {
        "input": {
          "commandId": "example-atomic-command-1",
          "service": {
            "named": "REGISTER_NATURAL_PERSON"
          },
          "payload": {
            "zrrxm": "张建国",
            "sfzjlx": "201",
            "sfzjhm": "110101198503154217"
          }
        }
      }
    }
  ],
  "uploadScrapInvoices": [
    {
      "titles": {
        "en": "Upload an invoice for purchased scrap",
        "zh": "上传收购发票"
      },
      "args": {
        "input": {
          "uploadId": "example-upload-1",
          "invoices": [
            {
              "blue": {
                "directConnectionUnitId": "46010000000000000001",
                "kind": "GENERAL",
                "invoiceNumber": "26462000000000000001",
                "issuedAt": "2026-11-21T10:00:00+08:00",
                "drawer": "符小红",
                "drawerIdNumber": "110101198503154217",
                "drawerIdType": "RESIDENT_ID_CARD",
                "areaCode": "460100",
                "ownUse": false,
                "incomeTaxPaid": "3.13",
                "vatAndSurchargesPaid": "13.25",
                "seller": {
                  "name": "张建国",
                  "idNumber": "110101198503154217",
                  "address": "海口市龙华区金贸西路1号",
                  "phone": "13800138000"
                },
                "buyer": {
                  "taxNumber": "91460100MA5RYC037E",
                  "name": "海口椰城再生资源回收有限公司"
                },
                "amountWithoutTax": "1250.00",
                "taxAmount": "12.50",
                "amountWithTax": "1262.50",
                "settlementMethod": "BANK_TRANSFER",
                "device": {
                  "ipAddress": "203.0.113.7",
                  "macAddress": "02-00-5E-10-00-01"
                },
                "issuingWay": "SELF_BUILT_PLATFORM",
                "issuingMode": "SELF_TRADE_AND_ISSUE",
                "transactionSource": "OWN_BUSINESS_SYSTEM",
                "transactionNumber": "order-1",
                "paymentChannel": "BANK_TRANSFER",
                "paymentNumber": "payment-1",
                "lines": [
                  {
                    "categoryName": "废旧金属",
                    "itemName": "废钢",
                    "unit": "吨",
                    "quantity": "0.5",
                    "unitPrice": "2500",
                    "amountWithoutTax": "1250.00",
                    "taxRate": "0.01",
                    "taxAmount": "12.50",
                    "amountWithTax": "1262.50",
                    "taxClassificationCode": "1090100000000000000",
                    "nature": "NORMAL",
                    "taxSlipNumbers": [
                      "346016251100000001"
                    ]
                  }
                ]
              }
            }
          ]
        }
      }
    },
    {
      "titles": {
        "en": "Upload a red invoice",
        "zh": "上传红字发票"
      },
      "args": {
        "input": {
          "uploadId": "example-red-upload-1",
          "invoices": [
            {
              "red": {
                "kind": "GENERAL",
                "invoiceNumber": "26462000000000000002",
                "issuedAt": "2026-11-21T11:00:00+08:00",
                "drawer": "符小红",
                "drawerIdNumber": "110101198503154217",
                "drawerIdType": "RESIDENT_ID_CARD",
                "areaCode": "460100",
                "ownUse": false,
                "seller": {
                  "name": "张建国",
                  "idNumber": "110101198503154217"
                },
                "buyer": {
                  "taxNumber": "91460100MA5RYC037E",
                  "name": "海口椰城再生资源回收有限公司"
                },
                "amountWithoutTax": "-1250.00",
                "taxAmount": "-12.50",
                "amountWithTax": "-1262.50",
                "settlementMethod": "BANK_TRANSFER",
                "device": {
                  "ipAddress": "203.0.113.7",
                  "macAddress": "02-00-5E-10-00-01"
                },
                "issuingWay": "SELF_BUILT_PLATFORM",
                "originalInvoiceNumber": "26462000000000000001",
                "confirmationNumber": "46000000000000000001",
                "confirmationUuid": "00000000000000000000000000000001",
                "lines": [
                  {
                    "originalLineNumber": 1,
                    "categoryName": "废旧金属",
                    "itemName": "废钢",
                    "amountWithoutTax": "-1250.00",
                    "taxRate": "0.01",
                    "taxAmount": "-12.50",
                    "amountWithTax": "-1262.50",
                    "taxClassificationCode": "1090100000000000000",
                    "nature": "NORMAL"
                  }
                ]
              }
            }
          ]
        }
      }
    }
  ],
  "bankCommand": [
    {
      "titles": {
        "en": "Have the bank register a payee",
        "zh": "请银行登记收款人"
      },
      "args": {
        "input": {
          "commandId": "example-command-1",
          "operation": "ADD_PAYEE",
          "payload": {
            "outUserId": "example-seller-1",
            "businessType": "0004",
            "appIdSub": "PAYER-0001"
          }
        }
      }
    }
  ],
  "createSigningTask": [
    {
      "titles": {
        "en": "Create a signing task",
        "zh": "发起签署任务"
      },
      "args": {
        "input": {
          "signingTaskId": "example-contract-1",
          "sellerId": "example-seller-1",
          "initiatorSigningPartyId": "ENT24071537e95685a6",
          "fileCode": "FILE101ec0ecab4c71e6",
          "title": "再生资源收购合同",
          "order": "ORDERED",
          "proof": "SMS",
          "signers": [
            {
              "person": {
                "signingPartyId": "PER44d58e0ee9dcd107",
                "turn": 1,
                "stamp": {
                  "byKeyword": {
                    "keywords": [
                      {
                        "keyword": "乙方签字"
                      }
                    ]
                  }
                }
              }
            },
            {
              "company": {
                "signingPartyId": "ENT24071537e95685a6",
                "turn": 2,
                "mode": "SILENT",
                "sealId": "SEAL8b9089a66f234fb3",
                "stamp": {
                  "byKeyword": {
                    "keywords": [
                      {
                        "keyword": "甲方盖章"
                      }
                    ]
                  }
                }
              }
            }
          ]
        }
      }
    }
  ],
  "issueInvoice": [
    {
      "titles": {
        "en": "Issue an invoice to an enterprise",
        "zh": "给企业开发票"
      },
      "args": {
        "input": {
          "orderId": "example-enterprise-1",
          "kind": "SPECIAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司",
            "address": "深圳市南山区科技园路1号",
            "phone": "0755-86000000",
            "bankName": "招商银行深圳分行",
            "bankAccount": "755900000010001"
          },
          "buyer": {
            "enterprise": {
              "name": "北京启明星网络有限公司",
              "taxNumber": "91110108MA01C8JT6R"
            }
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "云服务器租赁",
              "taxClassificationCode": "3040203000000000000",
              "unit": "台",
              "quantity": "3",
              "taxRate": "0.06",
              "amountWithTax": "1060.00"
            },
            {
              "itemName": "网络交换机",
              "taxClassificationCode": "1090511010000000000",
              "specification": "S5735-24T",
              "unit": "台",
              "quantity": "2",
              "unitPrice": "650",
              "taxRate": "0.13",
              "amountWithoutTax": "1300.00"
            }
          ],
          "payments": [
            {
              "channel": "BANK_TRANSFER"
            }
          ]
        }
      }
    },
    {
      "titles": {
        "en": "Issue an invoice to an individual",
        "zh": "给个人开发票"
      },
      "args": {
        "input": {
          "orderId": "example-individual-1",
          "kind": "GENERAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "individual": {}
          },
          "drawer": "李晓华",
          "lines": [
            {
              "itemName": "机械键盘",
              "taxClassificationCode": "1090512010000000000",
              "taxRate": "0.13",
              "amountWithTax": "399.00"
            }
          ]
        }
      }
    },
    {
      "titles": {
        "en": "Issue for a seller that is not bound to the key",
        "zh": "销方未绑定：被拒绝"
      },
      "args": {
        "input": {
          "orderId": "example-refused-1",
          "kind": "GENERAL",
          "seller": {
            "taxNumber": "91440101MA5CXY7K28",
            "name": "广州云帆贸易有限公司"
          },
          "buyer": {
            "institution": {
              "name": "深圳市图书馆"
            }
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "图书",
              "taxClassificationCode": "1060201020000000000",
              "taxRate": "0.09",
              "amountWithoutTax": "100.00"
            }
          ]
        }
      }
    },
    {
      "titles": {
        "en": "Issue for a construction service",
        "zh": "建筑服务"
      },
      "args": {
        "input": {
          "orderId": "example-construction-1",
          "kind": "SPECIAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "enterprise": {
              "name": "北京启明星网络有限公司",
              "taxNumber": "91110108MA01C8JT6R"
            }
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "工程服务",
              "taxClassificationCode": "3050100000000000000",
              "taxRate": "0.09",
              "amountWithTax": "1090000.00"
            }
          ],
          "specificBusiness": {
            "construction": {
              "site": "广东省广州市天河区",
              "detailedSite": "珠江新城华夏路8号",
              "project": "启明星华南总部装修工程",
              "crossCity": true,
              "crossRegionReportNumber": "440300202611000018"
            }
          }
        }
      }
    },
    {
      "titles": {
        "en": "Issue for transport of goods",
        "zh": "货物运输服务"
      },
      "args": {
        "input": {
          "orderId": "example-goods-transport-1",
          "kind": "SPECIAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "enterprise": {
              "name": "北京启明星网络有限公司",
              "taxNumber": "91110108MA01C8JT6R"
            }
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "国内道路货物运输服务",
              "taxClassificationCode": "3010502010200000000",
              "taxRate": "0.09",
              "amountWithTax": "3270.00"
            }
          ],
          "specificBusiness": {
            "goodsTransport": [
              {
                "plateNumber": "粤B12345",
                "transportKind": "公路运输",
                "goodsName": "网络设备",
                "departurePlace": "广东省深圳市南山区科技园路1号",
                "destinationPlace": "北京市海淀区"
              }
            ]
          }
        }
      }
    },
    {
      "titles": {
        "en": "Issue for transport of a passenger",
        "zh": "旅客运输服务"
      },
      "args": {
        "input": {
          "orderId": "example-passenger-transport-1",
          "kind": "GENERAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "enterprise": {
              "name": "北京启明星网络有限公司",
              "taxNumber": "91110108MA01C8JT6R"
            }
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "旅客运输服务",
              "taxClassificationCode": "3010101020100000000",
              "taxRate": "0.09",
              "amountWithTax": "545.00"
            }
          ],
          "specificBusiness": {
            "passengerTransport": [
              {
                "traveler": "张伟",
                "idType": "RESIDENT_ID_CARD",
                "idNumber": "110101199003070011",
                "travelOn": "2026-11-18",
                "departurePlace": "深圳",
                "destinationPlace": "广州",
                "vehicle": "火车",
                "level": "二等座"
              }
            ]
          }
        }
      }
    },
    {
      "titles": {
        "en": "Issue for a sale of real estate",
        "zh": "不动产销售"
      },
      "args": {
        "input": {
          "orderId": "example-real-estate-sale-1",
          "kind": "SPECIAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "enterprise": {
              "name": "北京启明星网络有限公司",
              "taxNumber": "91110108MA01C8JT6R"
            }
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "办公用房",
              "taxClassificationCode": "5010200000000000000",
              "unit": "平方米",
              "quantity": "100",
              "taxRate": "0.09",
              "amountWithTax": "5450000.00"
            }
          ],
          "specificBusiness": {
            "realEstateSale": {
              "address": "广东省深圳市南山区",
              "detailedAddress": "科技园路1号3栋201",
              "certificateNumber": "粤2026深圳市不动产权第0012345号",
              "crossCity": false,
              "areaUnit": 20,
              "onlineContractCode": "SZ20261100018",
              "actualTaxableAmount": "5000000.00"
            }
          }
        }
      }
    },
    {
      "titles": {
        "en": "Issue for an operating lease of real estate",
        "zh": "不动产经营租赁"
      },
      "args": {
        "input": {
          "orderId": "example-operating-lease-1",
          "kind": "GENERAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "enterprise": {
              "name": "北京启明星网络有限公司",
              "taxNumber": "91110108MA01C8JT6R"
            }
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "办公用房租赁",
              "taxClassificationCode": "3040502020100000000",
              "unit": "平方米",
              "quantity": "200",
              "taxRate": "0.09",
              "amountWithTax": "21800.00"
            }
          ],
          "specificBusiness": {
            "operatingLease": {
              "location": "广东省深圳市南山区",
              "detailedAddress": "科技园路1号3栋",
              "leaseFrom": "2026-11-01",
              "leaseTo": "2026-11-30",
              "crossCity": false,
              "areaUnit": "SQUARE_METER"
            }
          }
        }
      }
    },
    {
      "titles": {
        "en": "Issue for parking fees",
        "zh": "停车费"
      },
      "args": {
        "input": {
          "orderId": "example-parking-lease-1",
          "kind": "GENERAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "individual": {}
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "停车费",
              "taxClassificationCode": "3040502020200000000",
              "taxRate": "0.09",
              "amountWithTax": "32.70"
            }
          ],
          "specificBusiness": {
            "parkingLease": {
              "location": "广东省深圳市南山区",
              "detailedAddress": "科技园路1号停车场",
              "leaseFrom": "2026-11-20T09:00:00+08:00",
              "leaseTo": "2026-11-20T18:30:00+08:00",
              "crossCity": false,
              "areaUnit": "SQUARE_METER",
              "plateNumber": "粤B12345"
            }
          }
        }
      }
    },
    {
      "titles": {
        "en": "Issue for refined oil",
        "zh": "成品油"
      },
      "args": {
        "input": {
          "orderId": "example-refined-oil-1",
          "kind": "GENERAL",
          "seller": {
            "taxNumber": "91440300MA5FY0L17P",
            "name": "深圳市南方石油销售有限公司"
          },
          "buyer": {
            "individual": {}
          },
          "drawer": "陈立新",
          "lines": [
            {
              "itemName": "92号车用汽油",
              "taxClassificationCode": "1070101010100000000",
              "unit": "LITER",
              "quantity": "40",
              "taxRate": "0.13",
              "amountWithTax": "316.40"
            }
          ],
          "specificBusiness": {
            "refinedOil": {
              "refueling": {
                "station": "南方石油科技园加油站",
                "refueledAt": "2026-11-20T08:30:00+08:00",
                "gunNumber": "3"
              }
            }
          }
        }
      }
    },
    {
      "titles": {
        "en": "Issue for a tractor or combine harvester",
        "zh": "拖拉机和联合收割机"
      },
      "args": {
        "input": {
          "orderId": "example-tractor-1",
          "kind": "GENERAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "enterprise": {
              "name": "北京启明星网络有限公司",
              "taxNumber": "91110108MA01C8JT6R"
            }
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "轮式拖拉机",
              "taxClassificationCode": "1090235010000000000",
              "unit": "台",
              "quantity": "1",
              "taxRate": "0.09",
              "amountWithTax": "109000.00"
            }
          ],
          "specificBusiness": {
            "tractorHarvester": {
              "engineNumber": "E26110001",
              "chassisNumber": "C26110001",
              "machineType": "轮式拖拉机",
              "brandModel": "东方红LX904",
              "factoryNumber": "F26110001"
            }
          }
        }
      }
    },
    {
      "titles": {
        "en": "Issue for a digital used car",
        "zh": "二手车"
      },
      "args": {
        "input": {
          "orderId": "example-used-car-1",
          "kind": "GENERAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "enterprise": {
              "name": "北京启明星网络有限公司",
              "taxNumber": "91110108MA01C8JT6R"
            }
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "小型轿车",
              "taxClassificationCode": "1090305010000000000",
              "unit": "辆",
              "quantity": "1",
              "taxRate": "0.005",
              "amountWithTax": "60300.00"
            }
          ],
          "specificBusiness": {
            "usedCar": {
              "invoiceNumber": "26442000000000000011",
              "paperInvoiceCode": "044002600111",
              "paperInvoiceNumber": "00000013"
            }
          }
        }
      }
    },
    {
      "titles": {
        "en": "Issue a used-car unified invoice",
        "zh": "二手车统一发票"
      },
      "args": {
        "input": {
          "orderId": "example-used-car-unified-1",
          "kind": "GENERAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "enterprise": {
              "name": "北京启明星网络有限公司",
              "taxNumber": "91110108MA01C8JT6R"
            }
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "小型轿车",
              "taxClassificationCode": "1090305010000000000",
              "unit": "辆",
              "quantity": "1",
              "taxRate": "0.005",
              "amountWithTax": "60300.00"
            }
          ],
          "specificBusiness": {
            "usedCarUnified": {
              "kind": "NORMAL",
              "members": {
                "used_car_unified": {
                  "plate_number": "粤B12345"
                }
              }
            }
          }
        }
      }
    },
    {
      "titles": {
        "en": "Issue for medical service to an outpatient",
        "zh": "医疗服务（门诊）"
      },
      "args": {
        "input": {
          "orderId": "example-medical-outpatient-1",
          "kind": "GENERAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "individual": {}
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "门诊医疗服务",
              "taxClassificationCode": "3070202000000000000",
              "taxRate": "0",
              "amountWithTax": "86.50"
            }
          ],
          "specificBusiness": {
            "medicalOutpatient": {
              "patient": {
                "patient_name": "张伟",
                "visit_number": "MZ26110018"
              }
            }
          }
        }
      }
    },
    {
      "titles": {
        "en": "Issue for medical service to an inpatient",
        "zh": "医疗服务（住院）"
      },
      "args": {
        "input": {
          "orderId": "example-medical-inpatient-1",
          "kind": "GENERAL",
          "seller": {
            "taxNumber": "91440300MA5F0A0A1X",
            "name": "深圳市青禾科技有限公司"
          },
          "buyer": {
            "individual": {}
          },
          "drawer": "王小明",
          "lines": [
            {
              "itemName": "住院医疗服务",
              "taxClassificationCode": "3070202000000000000",
              "taxRate": "0",
              "amountWithTax": "5200.00"
            }
          ],
          "specificBusiness": {
            "medicalInpatient": {
              "patient": {
                "patient_name": "张伟",
                "admission_number": "ZY26110018"
              }
            }
          }
        }
      }
    }
  ],
  "createContract": [
    {
      "titles": {
        "en": "Create a contract",
        "zh": "发起合同"
      },
      "args": {
        "input": {
          "contractId": "example-contract-1",
          "companyTaxNumber": "91440300MA5F0A0A1X",
          "name": "废钢购销合同",
          "file": "example-contract.pdf",
          "signerName": "张建国",
          "signerIdNumber": "110101198503154217",
          "signerPhone": "13900000011",
          "sellerId": "example-seller-1",
          "deadlineDays": 15
        }
      }
    },
    {
      "titles": {
        "en": "Create a contract that is then canceled",
        "zh": "发起一份将撤销的合同"
      },
      "args": {
        "input": {
          "contractId": "example-contract-2",
          "companyTaxNumber": "91440300MA5F0A0A1X",
          "name": "废钢购销合同",
          "file": "example-contract.pdf",
          "signerName": "李秀英",
          "signerIdNumber": "110101198001010029",
          "signerPhone": "13900000022",
          "deadlineDays": 15
        }
      }
    }
  ],
  "cancelContract": [
    {
      "titles": {
        "en": "Cancel a contract that is not over",
        "zh": "撤销合同"
      },
      "args": {
        "input": {
          "contractNo": "paste-the-number-here"
        }
      }
    }
  ],
  "onboardSeller": [
    {
      "titles": {
        "en": "Make a seller's face-scan page",
        "zh": "出售者刷脸认证"
      },
      "args": {
        "input": {
          "sellerId": "example-seller-1",
          "name": "张建国",
          "idNumber": "110101198503154217",
          "phone": "13900000011",
          "returnUrl": "https://example.com/sellers",
          "serviceProviderId": "vendor-1",
          "buyerTaxNumber": "91440300MA5F0A0A1X"
        }
      }
    }
  ],
  "registerSeller": [
    {
      "titles": {
        "en": "Register a face-scanned seller as payee",
        "zh": "登记收款人"
      },
      "args": {
        "input": {
          "sellerId": "example-seller-1",
          "name": "张建国",
          "idNumber": "110101198503154217",
          "phone": "13900000011",
          "card": {
            "otherBank": {
              "cardNumber": "6222020200000000118",
              "bankName": "招商银行深圳科技园支行",
              "bankCode": "308584000000"
            }
          },
          "idValidFrom": "2015-06-01",
          "idValidTo": "2035-06-01"
        }
      }
    }
  ],
  "registerSigningCompany": [
    {
      "titles": {
        "en": "Register an enterprise that signs contracts",
        "zh": "登记签署企业"
      },
      "args": {
        "input": {
          "companyId": "example-company-1",
          "name": "深圳市青禾科技有限公司",
          "taxNumber": "91440300MA5F0A0A1X",
          "legalRepresentativeName": "王小明",
          "legalRepresentativeIdNumber": "110101198503154217",
          "handlerPhone": "13900000066"
        }
      }
    }
  ],
  "createCompanyAuthLink": [
    {
      "titles": {
        "en": "Make the page of a real-name authentication",
        "zh": "企业实名认证链接"
      },
      "args": {
        "input": {
          "signingPartyId": "ENT24071537e95685a6",
          "companyMethod": "LEGAL_REPRESENTATIVE",
          "personMethods": [
            "BANK_CARD"
          ],
          "returnUrl": "https://example.com/signing"
        }
      }
    }
  ],
  "createSilentSigningLink": [
    {
      "titles": {
        "en": "Make the page that authorizes silent signing",
        "zh": "静默签授权链接"
      },
      "args": {
        "input": {
          "signingPartyId": "ENT24071537e95685a6"
        }
      }
    }
  ],
  "generateSeal": [
    {
      "titles": {
        "en": "Make a seal",
        "zh": "生成印章"
      },
      "args": {
        "input": {
          "signingPartyId": "ENT24071537e95685a6",
          "name": "合同专用章",
          "color": "RED",
          "font": "IMITATION_SONG",
          "shape": "CIRCLE"
        }
      }
    }
  ],
  "uploadContractFile": [
    {
      "titles": {
        "en": "Upload a contract",
        "zh": "上传合同文件"
      },
      "args": {
        "input": {
          "signingPartyId": "ENT24071537e95685a6",
          "file": "example-contract.pdf"
        }
      }
    }
  ],
  "registerSigner": [
    {
      "titles": {
        "en": "Register a person who signs contracts",
        "zh": "登记签署人"
      },
      "args": {
        "input": {
          "personId": "example-person-1",
          "phone": "13900000077",
          "authMethods": [
            "BANK_CARD"
          ],
          "name": "张建国",
          "idNumber": "110101198503154217",
          "bankCard": "6222020200000000118"
        }
      }
    }
  ],
  "redOffsetInvoice": [
    {
      "titles": {
        "en": "Red-offset an issued invoice",
        "zh": "红冲发票"
      },
      "args": {
        "input": {
          "orderId": "example-enterprise-1",
          "redOffsetId": "example-red-offset-1"
        }
      }
    }
  ],
  "openH5Session": [
    {
      "titles": {
        "en": "Open an H5 link for a seller",
        "zh": "为出售者打开办理链接"
      },
      "args": {
        "input": {
          "handling": {
            "seller": {
              "sellerId": "example-seller-1",
              "payerNumber": "PAYER-0001",
              "name": "张三",
              "phone": "13800138000",
              "address": "广东省深圳市南山区科技园路1号",
              "occupation": 5,
              "idValidTo": "9999-12-30"
            }
          },
          "ttlHours": 72
        }
      }
    },
    {
      "titles": {
        "en": "Open an H5 link for an enterprise",
        "zh": "为企业打开办理链接"
      },
      "args": {
        "input": {
          "handling": {
            "enterprise": {
              "invoiceArchiveType": "01",
              "companyName": "深圳市青禾科技有限公司"
            }
          }
        }
      }
    }
  ],
  "cancelPreOpenedInvoice": [
    {
      "titles": {
        "en": "Cancel a pre-opened transaction",
        "zh": "作废预开"
      },
      "args": {
        "input": {
          "by": {
            "invoiceNumber": "26469900000000000001"
          }
        }
      }
    }
  ],
  "issueScrapInvoice": [
    {
      "titles": {
        "en": "Issue the invoice of a scrap purchase",
        "zh": "开具收购发票"
      },
      "args": {
        "input": {
          "invoiceNumber": "26468000000000000001",
          "drawer": "何敏",
          "drawerIdNumber": "460106198501010025",
          "areaCode": "460100",
          "ownUse": false,
          "lines": {
            "blue": [
              {
                "categoryName": "废钢",
                "itemName": "废旧钢材",
                "unit": "吨",
                "quantity": "2.5",
                "unitPrice": "500",
                "amountWithoutTax": "1250.00",
                "taxRate": "0",
                "taxAmount": "0.00",
                "amountWithTax": "1250.00",
                "taxClassificationCode": "1010301990000000000",
                "nature": "NORMAL",
                "benefit": "EXEMPT"
              }
            ]
          }
        }
      }
    }
  ],
  "calculateTaxAndOrder": [
    {
      "titles": {
        "en": "Compute the tax of a scrap purchase and pre-open the invoice",
        "zh": "算税并预开"
      },
      "args": {
        "input": {
          "orderId": "example-scrap-1",
          "buyerTaxNumber": "91460100MA5RYC037E",
          "person": {
            "name": "张建国",
            "idNumber": "110101198503154217"
          },
          "kind": "GENERAL",
          "ownUse": false,
          "amountWithoutTax": "1250.00",
          "extra": {
            "mxList": [
              {
                "xmmc": "废钢",
                "sl": "2.5",
                "dw": "吨"
              }
            ]
          }
        }
      }
    },
    {
      "titles": {
        "en": "Pre-open a transaction that is then canceled",
        "zh": "预开一笔将作废的交易"
      },
      "args": {
        "input": {
          "orderId": "example-scrap-2",
          "buyerTaxNumber": "91460100MA5RYC037E",
          "person": {
            "name": "李秀英",
            "idNumber": "110101198001010029"
          },
          "kind": "GENERAL",
          "ownUse": false,
          "amountWithoutTax": "1250.00",
          "extra": {
            "mxList": [
              {
                "xmmc": "废钢",
                "sl": "2.5",
                "dw": "吨"
              }
            ]
          }
        }
      }
    }
  ],
  "applyIssuingRefund": [
    {
      "titles": {
        "en": "Apply for the refund of the tax of a scrap purchase",
        "zh": "申请退税"
      },
      "args": {
        "input": {
          "refundId": "example-refund-1",
          "payload": {
            "ykfphm": "26468000000000000001"
          }
        }
      }
    }
  ],
  "payAndIssueReverseInvoice": [
    {
      "titles": {
        "en": "Pay a seller and issue the reverse invoice",
        "zh": "付款并反向开票"
      },
      "args": {
        "input": {
          "orderId": "example-reverse-1",
          "sellerId": "example-seller-1",
          "serviceProviderId": "vendor-1",
          "buyerTaxNumber": "91440300MA5F0A0A1X",
          "transactionChannel": "channel-1",
          "returnUrl": "https://example.com/orders",
          "extra": {
            "goodsInfo": [
              {
                "name": "废钢",
                "quantity": 2.5,
                "amount": "1250.00"
              }
            ]
          }
        }
      }
    }
  ],
  "openEnterprise": [
    {
      "titles": {
        "en": "Make the page on which an enterprise authorizes reverse invoicing",
        "zh": "企业授权反向开票"
      },
      "args": {
        "input": {
          "serviceProviderId": "vendor-1",
          "leqiOrganizationId": "leqi-1",
          "authorizationType": "1",
          "authorizerIdNumber": "110101198503154217",
          "returnUrl": "https://example.com/enterprises"
        }
      }
    }
  ],
  "updateSellerCard": [
    {
      "titles": {
        "en": "Change the card that a seller is paid to",
        "zh": "更换收款卡"
      },
      "args": {
        "input": {
          "sellerId": "example-seller-1",
          "serviceProviderId": "vendor-1",
          "card": {
            "settlementBank": {
              "cardNumber": "6222020200000000225"
            }
          }
        }
      }
    }
  ],
  "closeSeller": [
    {
      "titles": {
        "en": "Remove a seller's payee record",
        "zh": "注销收款人"
      },
      "args": {
        "input": {
          "sellerId": "example-seller-1",
          "serviceProviderId": "vendor-1"
        }
      }
    }
  ],
  "redOffsetReverseInvoice": [
    {
      "titles": {
        "en": "Make the page on which a reverse invoice is reversed",
        "zh": "红冲反向发票"
      },
      "args": {
        "input": {
          "orderId": "example-reverse-1",
          "amount": "1250.00",
          "projectName": "废钢"
        }
      }
    }
  ],
  "voidReverseInvoice": [
    {
      "titles": {
        "en": "Void a reverse invoice",
        "zh": "作废反向发票"
      },
      "args": {
        "input": {
          "orderId": "example-reverse-1"
        }
      }
    }
  ],
  "readInvoiceFile": [
    {
      "titles": {
        "en": "Read an invoice from its file",
        "zh": "识读发票文件"
      },
      "args": {
        "input": {
          "file": "example-invoice.pdf"
        }
      }
    }
  ],
  "startVerificationBatch": [
    {
      "titles": {
        "en": "Verify a list of invoices",
        "zh": "发起批量查验"
      },
      "args": {
        "input": {
          "batchId": "example-batch-1",
          "invoices": [
            {
              "digitalGeneral": {
                "invoiceNumber": "26442000000000000011",
                "issuedOn": "2026-11-02",
                "amountWithTax": "1660.00"
              }
            },
            {
              "vatSpecial": {
                "invoiceCode": "4400261130",
                "invoiceNumber": "00000015",
                "issuedOn": "2026-11-06",
                "amountWithoutTax": "1500.00"
              }
            },
            {
              "blockchain": {
                "invoiceCode": "144032650110",
                "invoiceNumber": "00000017",
                "sellerTaxNumber": "91440300MA5F0A0A1X",
                "shortCode": "a1b2c",
                "region": "SHENZHEN"
              }
            },
            {
              "printedCode": "01,32,,26442000000000000011,1660.00,20261102,,0"
            }
          ]
        }
      }
    }
  ],
  "cancelVerificationBatch": [
    {
      "titles": {
        "en": "Cancel a batch",
        "zh": "取消批量查验"
      },
      "args": {
        "input": {
          "batchId": "example-batch-1"
        }
      }
    }
  ],
  "startExport": [
    {
      "titles": {
        "en": "Export invoices as a workbook",
        "zh": "导出列表"
      },
      "args": {
        "input": {
          "exportId": "example-export-1",
          "format": "XLSX",
          "of": {
            "invoices": {
              "states": [
                "ISSUED"
              ]
            }
          }
        }
      }
    }
  ],
  "createWebhook": [],
  "updateWebhook": [],
  "deleteWebhook": [],
  "redeliverWebhook": [],
  "sendWebhookTestEvent": [],
  "lookAgain": [],
  "dismissAttention": [
    {
      "titles": {
        "en": "Remove an item from the list of what needs attention",
        "zh": "忽略一个待关注事项"
      },
      "args": {
        "input": {
          "ids": [
            "an-id-of-attention"
          ]
        }
      }
    }
  ]
};
