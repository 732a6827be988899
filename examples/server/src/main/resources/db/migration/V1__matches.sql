-- The matches: game, initial position and the hashed tokens of both players.
create table matches (
  id varchar(22) primary key,
  game varchar(100) not null,
  options clob not null,
  setup clob,
  first_token binary(32) not null,
  second_token binary(32) not null,
  -- The number of changes, including moves taken back, for optimistic locking.
  revision bigint not null,
  -- Lets operators delete old matches.
  created timestamp with time zone not null default current_timestamp
);

-- The moves in canonical notation, at most one per match and ply.
create table moves (
  match_id varchar(22) not null references matches (id) on delete cascade,
  ply integer not null check (ply >= 1),
  move varchar(1000) not null,
  primary key (match_id, ply)
);
