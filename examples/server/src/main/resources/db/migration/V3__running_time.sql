-- Matches expire by the number of seconds for which the server has been running, because the
-- system clock can jump. Matches of an earlier version expire as if they had changed now.
create table running_time (seconds bigint not null);

insert into running_time values (0);

drop index matches_by_change;

alter table matches drop column changed;

alter table matches add column changed_second bigint not null default 0;

create index matches_by_change on matches (changed_second);
