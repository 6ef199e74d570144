BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	"table" VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	version INTEGER NOT NULL, 
	"key" VARCHAR(128), 
	body TEXT NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY ("table", seq)
);
INSERT INTO "entries" VALUES('ptzccPXBnnU2',0,1243,0,NULL,'{"entry":"created","settings":{"edition":"standard","players":2,"goal":1,"pace":"relaxed","move_seconds":null,"watch":"invited","hints":false,"fair":true,"first":null},"host":"uTiSaGfzPh_q7rETW3jfRA","secret":"03199a1e1fe7a2dcad81298d0045b24499dbf0fe2596357f04a105072d3231c4"}','4ca38b2e4d9824974d34c4401561ec30caa1db6e995f1eacc25a36755904e2ae');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',1,1243,0,NULL,'{"entry":"sat","seat":0,"guest":"uTiSaGfzPh_q7rETW3jfRA"}','c53f534d4950f1b74f9a93ce17a3c03a214a20900e5ba81ca809f32ea75f7f27');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',2,1319,0,'17HAaZd5LUg_D5B3tFdkvg:_gv7Fy0zwQBIs55t','{"entry":"sat","seat":1,"guest":"17HAaZd5LUg_D5B3tFdkvg"}','ac14c01c164f9a04a26c006f170f42a1ce22d2de7fc60d99a7cf0d7f826b12db');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',3,1331,0,'uTiSaGfzPh_q7rETW3jfRA:DMBIb3o23MITgwOE','{"entry":"started"}','befb4a8d568c2e82082a01a1d815c4c0c5180fa6dc75de100716892ce4216791');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',4,1342,0,NULL,'{"entry":"deal-opened"}','0a6752dba4ff9dd92762422bce5bf68f31ca80035e68eb3a8c88d852acb85767');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',5,1352,1,NULL,'{"entry":"round-dealt","deck":[2,6,8,3,1,7,1,1,1,4,4,6,2,3,0,5,1,0,9,5,1],"first":1}','efa9918ad4d07f7549e2af04e474aef055ee3cfbdad9fbd7c8eae99d11250ccc');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',6,1367,2,'17HAaZd5LUg_D5B3tFdkvg:TSgnucOo9Il8MYI7','{"entry":"moved","seat":1,"move":"1>0=0","bot":null}','43f1e9ffa8ef065b6cf4a4ecdb584e53175a0bb93db189208ac7c4f8d4065f0a');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',7,1375,3,'uTiSaGfzPh_q7rETW3jfRA:FuKNkq_FNQ6_O5ps','{"entry":"moved","seat":0,"move":"1>1=3","bot":null}','2caf1cebd21303c3174e9779bf75d662f93d4b2148596cc9ba4263853a09b75f');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',8,1381,4,'17HAaZd5LUg_D5B3tFdkvg:NIbs6Gy4z9mYVBIT','{"entry":"moved","seat":1,"move":"1>0=2","bot":null}','912c9d648e5de8289c309b9f4ac08fedc4840d7bf5299c2d322f61a9122c6bef');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',9,1391,5,'uTiSaGfzPh_q7rETW3jfRA:c-onngaiqMomqTV1','{"entry":"moved","seat":0,"move":"4","bot":null}','6a5f9ae43a27873d62d6bf77d45886358565286e3007ae834f658620ec585ac3');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',10,1398,6,'17HAaZd5LUg_D5B3tFdkvg:FfiYbufSCpNfyqu4','{"entry":"moved","seat":1,"move":"4","bot":null}','d56fd43b386c7ee56ceaf7a372ef15b6ed9b1f239e5639e1c835a1d321d2bc14');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',11,1408,7,'uTiSaGfzPh_q7rETW3jfRA:K5wS1VI5Qb_FJmkA','{"entry":"moved","seat":0,"move":"1","bot":null}','7d22bec69132ff588759cb122afb152291bf573028e43465f0b38862e743fb6f');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',12,1416,8,'17HAaZd5LUg_D5B3tFdkvg:Aos46ImXpw-5R2bQ','{"entry":"moved","seat":1,"move":"7>0","bot":null}','236d556cb65b8061af3bc88e801f04d4904b46e92973ba4baf8915ba543f7cb7');
INSERT INTO "entries" VALUES('ptzccPXBnnU2',13,1423,9,'uTiSaGfzPh_q7rETW3jfRA:FU_qBLGbTaLou7bk','{"entry":"moved","seat":0,"move":"3>1","bot":null}','e29bcdf7864fcaeefa50030a6eeb6d23da000399fb3295ee891a9c5459278cbb');
INSERT INTO "entries" VALUES('k68QEFLFvjrr',0,1507,0,NULL,'{"entry":"created","settings":{"edition":"standard","players":2,"goal":3,"pace":"relaxed","move_seconds":null,"watch":"invited","hints":false,"fair":true,"first":null},"host":"uTiSaGfzPh_q7rETW3jfRA","secret":"7a0e0c9e735e6ca46caa277cc4f533fa5726f6db51e3346dc5deb7a9ddcae926"}','56709eb2604b11abd872d3afef239564627f92439bbb0c884e32532b2944695f');
INSERT INTO "entries" VALUES('k68QEFLFvjrr',1,1507,0,NULL,'{"entry":"sat","seat":0,"guest":"uTiSaGfzPh_q7rETW3jfRA"}','6f5c047102301ff75329814759a3a754bb4e216ea7c4dcd78f8452dcf3b21272');
INSERT INTO "entries" VALUES('k68QEFLFvjrr',2,1635,0,'17HAaZd5LUg_D5B3tFdkvg:PRD6rQKfeVQwuR2g','{"entry":"sat","seat":1,"guest":"17HAaZd5LUg_D5B3tFdkvg"}','d6a43c7aed5077fc865ede29af925d22ea7632bc9da46b0a3207341a5a423a80');
INSERT INTO "entries" VALUES('k68QEFLFvjrr',3,1641,0,'uTiSaGfzPh_q7rETW3jfRA:5KGx8TBSYRRM3Ihv','{"entry":"started"}','ca273b831340bf61bb0477f25a68e1b91b01bfb324f24c2a8fd9fcd7767dd157');
INSERT INTO "entries" VALUES('k68QEFLFvjrr',4,1647,0,NULL,'{"entry":"deal-opened"}','c5e1032df87effb63706eca968b706304a38bf492329c7f8a610aaf309453bd5');
INSERT INTO "entries" VALUES('k68QEFLFvjrr',5,1660,1,NULL,'{"entry":"round-dealt","deck":[6,0,3,8,3,9,2,1,4,4,1,1,5,6,0,2,1,1,5,7,1],"first":1}','bf4096244a9d8a8e5350de074f1607c7536a2a0653ec3bbb4eee148316f58ac8');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('uTiSaGfzPh_q7rETW3jfRA','Ana',1.79481171385574388502e+09);
INSERT INTO "guests" VALUES('17HAaZd5LUg_D5B3tFdkvg','Beto',1.79481171401920771603e+09);
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('cookie-key','53c83fded6fe2fac874bf83dd347ffbc121826ed5c4294304ccc14e07695558a');
INSERT INTO "house" VALUES('clock','5865');
INSERT INTO "house" VALUES('forgetting','');
CREATE TABLE members (
	"table" VARCHAR(16) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	since FLOAT NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY ("table", guest)
);
INSERT INTO "members" VALUES('ptzccPXBnnU2','uTiSaGfzPh_q7rETW3jfRA',1.79481171407058620452e+09);
INSERT INTO "members" VALUES('ptzccPXBnnU2','17HAaZd5LUg_D5B3tFdkvg',1.79481171409592962263e+09);
INSERT INTO "members" VALUES('k68QEFLFvjrr','uTiSaGfzPh_q7rETW3jfRA',1794811714.33391);
INSERT INTO "members" VALUES('k68QEFLFvjrr','17HAaZd5LUg_D5B3tFdkvg',1.79481171437010025978e+09);
CREATE TABLE names (
	"table" VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_names PRIMARY KEY ("table", seat, guest)
);
INSERT INTO "names" VALUES('ptzccPXBnnU2',0,'uTiSaGfzPh_q7rETW3jfRA','Ana');
INSERT INTO "names" VALUES('ptzccPXBnnU2',1,'17HAaZd5LUg_D5B3tFdkvg','Beto');
INSERT INTO "names" VALUES('k68QEFLFvjrr',0,'uTiSaGfzPh_q7rETW3jfRA','Ana');
INSERT INTO "names" VALUES('k68QEFLFvjrr',1,'17HAaZd5LUg_D5B3tFdkvg','Beto');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	invite VARCHAR(32) NOT NULL, 
	watch VARCHAR(16) NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	due BIGINT, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('ptzccPXBnnU2','4N6UbmBgshsRHc6Bin','invited','over',13,NULL,1.79481171406039285661e+09,1.79481171424522209165e+09);
INSERT INTO "tables" VALUES('k68QEFLFvjrr','Pp32hnRD78JfGpa64f','invited','playing',5,NULL,1.79481171432430458068e+09,1.7948117144807436466e+09);
CREATE TABLE transfers (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_transfers PRIMARY KEY (hash)
);
CREATE TABLE visits (
	id VARCHAR(32) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	"table" VARCHAR(16) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	contributes BOOLEAN NOT NULL, 
	CONSTRAINT pk_visits PRIMARY KEY (id)
);
CREATE TABLE workers (
	id VARCHAR(32) NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_workers PRIMARY KEY (id)
);
CREATE UNIQUE INDEX ix_entries_table_key ON entries ("table", "key");
CREATE INDEX ix_members_guest_since ON members (guest, since);
CREATE INDEX ix_names_guest ON names (guest);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_watch_phase ON tables (watch, phase);
CREATE INDEX ix_visits_table ON visits ("table");
CREATE INDEX ix_visits_worker ON visits (worker);
COMMIT;
