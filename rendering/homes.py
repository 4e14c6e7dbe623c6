"""Rooms at home, for inspiration."""
import math
import random
import bpy
from mathutils import Matrix
from absorbers import speaker
from felt_things import CHALK, basket, cloud_shape, cut_out, fin_lamp, moon_shape, rounded, star_shape
from materials import ANTHRACITE, CLAY, FOG, OAT, PINE, SAGE, SAND, boucle, cloth, emission, felt, oak, plain, plaster
from mesh import Mesh, box, lathe, tube
from products import circle, cloud, curtain, fjord, hexagon, lamel, raft
from props import (bench, books, bowl, branches, ceramics, cup, cushion, desk, floor_lamp, leaf_green, monitor, pendant, round_table, rug,
                   scatter_cushion, shell_chair, sideboard, sofa, task_chair, vase)
from room import backdrop, studio, wall, window_wall
from stage import area, camera, daylight, sun, world

OCHRE = (0.32, 0.18, 0.045)
LAKE = (0.045, 0.078, 0.105)
MIDNIGHT = (0.011, 0.018, 0.034)
DARK_OAK = (0.55, 0.45, 0.38)


def bed(x, y, width, linen, cover, seed=3):
    """Stands with its head at y; the foot looks to -y."""
    box("bed", (x, y - 1.05, 0.22), (width + 0.08, 2.1, 0.14), oak(), 0.008, 1, 3)
    for sx in (-1, 1):
        for yy in (-0.15, -1.95):
            box("bed leg", (x + sx * (width / 2 - 0.1), y + yy, 0.08), (0.06, 0.06, 0.16), oak(), 0.004)
    cushion("mattress", (x, y - 1.05, 0.40), (width, 2.0, 0.24), linen, puff=0.12, seed=seed)
    cushion("cover", (x, y - 1.40, 0.44), (width + 0.16, 1.48, 0.31), cover, puff=0.12, seed=seed + 1)
    cushion("fold", (x, y - 0.70, 0.545), (width + 0.06, 0.34, 0.09), linen, puff=0.25, seed=seed + 2)
    for i, sx in enumerate((-1, 1)):
        cushion("pillow", (x + sx * width * 0.25, y - 0.24, 0.66), (width * 0.44, 0.20, 0.42), linen, (-0.38, 0, 0.03 * sx), 0.45, seed + 4 + i)


def scene_bedroom():
    studio(width=12, depth=8)
    lake = felt("lake", LAKE)
    for i in range(4):
        fjord(-1.72 + 0.9 * i, 0.075, 0.897, 1.75, lake, mirror=i % 2 == 1, seed=2)
    linen = cloth("linen", (0.66, 0.63, 0.57), tile=0.08, bump=0.0008)
    bed(0.08, -0.12, 1.6, linen, cloth("cover", SAND, tile=0.07, bump=0.001))
    scatter_cushion(-0.18, -0.56, 0.70, 0.42, felt("clay", CLAY), 0.1, -0.35, 5)
    g, (leaf, stem) = ceramics(), leaf_green()
    round_table(-1.25, -0.42, 0.48, 0.24)
    round_table(1.42, -0.42, 0.48, 0.24)
    vase(-1.28, -0.40, 0.48, 0.22, 0.075, g["chalk"])
    branches(-1.28, -0.40, 0.68, 0.42, 4, leaf, stem, seed=6, spread=0.22)
    books(1.44, -0.46, 0.48, [(0.2, 0.15, 0.022, (0.05, 0.08, 0.06)), (0.19, 0.13, 0.018, (0.55, 0.51, 0.43))], turn=0.3)
    pendant(1.42, -0.42, 1.12, 0.15, plain("shade", (0.50, 0.46, 0.38), 0.6), 4.0)
    rug(0.2, -2.3, 3.0, 1.4, boucle("rug", (0.58, 0.535, 0.455), tile=2.2, bump=0.012))
    daylight(patch=-0.9)
    camera((-1.0, -5.0, 1.2), (0.1, 0, 1.2), lens=35, shift=(0, -0.06), level=True)


def scene_kids_room():
    studio(width=12, depth=8, paint=plaster("sky wall", (0.42, 0.50, 0.52)))
    white, clay, oat, ochre = felt("chalk", CHALK), felt("clay", (0.33, 0.14, 0.085)), felt("oat", OAT), felt("ochre", OCHRE)
    for x, z, w, m in ((-1.25, 1.62, 0.95, white), (0.25, 1.95, 0.75, oat), (1.35, 1.45, 0.85, white)):
        cut_out(cloud_shape(w), x, z, m, 0.03)
    cut_out(moon_shape(0.24), -0.35, 2.22, ochre, 0.025)
    for x, z, r, t, m in ((0.95, 2.30, 0.09, 0.2, clay), (-0.42, 1.50, 0.07, -0.1, ochre), (1.75, 2.18, 0.07, 0.1, ochre), (0.62, 1.55, 0.06, 0.3, clay)):
        cut_out(star_shape(r), x, z, m, 0.02, turn=t)
    box("bed", (0.75, -0.55, 0.20), (2.0, 0.95, 0.16), oak(), 0.006, 0, 3)
    linen = cloth("linen", (0.66, 0.63, 0.57), tile=0.08, bump=0.0008)
    cushion("mattress", (0.75, -0.55, 0.36), (1.94, 0.9, 0.2), linen, puff=0.14, seed=3)
    cushion("cover", (1.08, -0.56, 0.385), (1.28, 0.96, 0.22), cloth("cover", OCHRE, tile=0.07, bump=0.001), puff=0.16, seed=5)
    cushion("pillow", (-0.02, -0.45, 0.54), (0.30, 0.5, 0.16), linen, (0, -0.3, 0), 0.45, 7)
    basket(-0.85, -0.55, 0.2, 0.30, felt("basket", CLAY))
    cushion("bear", (-0.85, -0.55, 0.34), (0.24, 0.22, 0.2), boucle("bear", (0.35, 0.24, 0.14), tile=0.4), puff=0.8, seed=4)
    basket(-1.32, -0.75, 0.15, 0.22, felt("basket oat", OAT))
    rug(0.1, -2.0, 2.6, 1.3, boucle("rug", (0.58, 0.535, 0.455), tile=2.2, bump=0.012))
    round_table(-0.55, -1.85, 0.42, 0.34)
    shell_chair(-1.15, -1.75, 1.3, felt("chair", SAGE), oak(), h=0.30)
    g = ceramics()
    for x, y, h, r, c in ((-0.62, -1.85, 0.10, 0.05, "clay"), (-0.48, -1.78, 0.15, 0.04, "chalk"), (-0.45, -1.95, 0.07, 0.045, "moss")):
        lathe("block", [(0, 0), (r, 0), (r, h * 0.7), (r * 0.4, h), (0, h)], g[c], (x, y, 0.42), seg=32)
    daylight(patch=-0.9)
    camera((-1.0, -5.0, 1.25), (0.12, 0, 1.25), lens=36, shift=(0, -0.02), level=True)


def scene_home_office():
    studio(width=12, depth=8, paint=plaster("moss wall", (0.20, 0.225, 0.17)))
    cut_out(rounded(1.5, 0.8, 0.09), 0.15, 1.52, felt("board", OAT), 0.024)
    brass = plain("brass", (0.45, 0.33, 0.14), 0.35, 0.5, 0.9)
    for i, (x, z, w, h, c, t) in enumerate(((-0.32, 1.62, 0.21, 0.15, (0.72, 0.69, 0.62), 0.04), (-0.05, 1.55, 0.105, 0.15, (0.40, 0.17, 0.10), -0.05), (0.20, 1.62, 0.15, 0.105, (0.055, 0.09, 0.075), 0.02), (0.52, 1.55, 0.21, 0.297, (0.74, 0.72, 0.68), -0.02))):
        box("card %d" % i, (x, -0.0265, z), (w, 0.0008, h), plain("card %s" % (c,), c, 0.8), 0, rot=(0.02, t, 0))
        lathe("pin", [(0.0, 0.0), (0.004, 0.0), (0.004, 0.007), (0.009, 0.010), (0.009, 0.014), (0, 0.015)], brass, (x, -0.026, z + h / 2 - 0.02), rot=(math.pi / 2, 0, 0), seg=20)
    desk(0.15, -0.08, 1.8)
    g, (leaf, stem) = ceramics(), leaf_green()
    monitor(0.05, -0.36, 0.74, plain("monitor", (0.03, 0.03, 0.032), 0.4), plain("screen", (0.012, 0.014, 0.016), 0.12, 0.5), h=0.30, w=0.52)
    box("keyboard", (0.05, -0.62, 0.748), (0.36, 0.12, 0.012), plain("keys", (0.5, 0.49, 0.46), 0.5), 0.004, seg=3)
    books(-0.48, -0.4, 0.74, [(0.25, 0.18, 0.02, (0.06, 0.09, 0.07)), (0.21, 0.15, 0.014, CLAY)], turn=1.3)
    cup(0.48, -0.55, 0.74, g["clay"])
    vase(0.82, -0.3, 0.74, 0.2, 0.07, g["chalk"])
    branches(0.82, -0.3, 0.91, 0.36, 4, leaf, stem, seed=6, spread=0.2)
    task_chair(0.30, -1.25, 0.45, felt("chair", (0.30, 0.28, 0.25)), plain("powder black", (0.02, 0.02, 0.021), 0.45))
    for i in range(2):
        lamel(1.42 + 0.64 * i, 0.075, 0.638, 2.9, seed=3 + i)
    rug(0.0, -1.6, 2.6, 1.5, boucle("rug", (0.58, 0.535, 0.455), tile=2.2, bump=0.012))
    basket(-1.15, -0.45, 0.2, 0.32, felt("basket", CLAY))
    for k in range(3):
        a = k * 2.0
        Mesh(k).rod((-1.15 + 0.05 * math.cos(a), -0.45 + 0.05 * math.sin(a), 0.05), (-1.15 + 0.13 * math.cos(a), -0.45 + 0.10 * math.sin(a), 0.62 - 0.06 * k), 0.03).build("paper roll", plain("paper", (0.72, 0.70, 0.66), 0.8), smooth=True)
    daylight(patch=-0.9)
    camera((-1.05, -4.6, 1.3), (0.25, 0, 1.3), lens=37, shift=(0, -0.04), level=True)


def scene_hallway():
    studio(width=12, depth=8)
    r = random.Random(4)
    tones = [felt(n, c) for n, c in (("lake", LAKE), ("fog", FOG), ("midnight", MIDNIGHT), ("chalk", CHALK))]
    rr = 0.165
    w = rr * math.sqrt(3)
    rows = ["  aab  ", " aacbbd", "ccaabbdd", " caabd ", "  cbb  "]
    for i, row in enumerate(rows):
        for j, k in enumerate(row):
            if k != " ":
                hexagon(-1.0 + w * (j + (0.5 if i % 2 else 0)), 2.25 - 1.5 * rr * i, rr - 0.0015, 0.02 + 0.014 * r.randint(0, 2), tones["abcd".index(k)])
    bench(0.05, -0.34, 1.7)
    scatter_cushion(-0.45, -0.26, 0.63, 0.42, felt("midnight cushion", MIDNIGHT), 0.1, -0.3, 5)
    basket(-0.15, -0.36, 0.16, 0.24, felt("basket", FOG))
    basket(0.42, -0.36, 0.14, 0.2, felt("basket oat", OAT))
    g, (leaf, stem) = ceramics(), leaf_green()
    books(0.45, -0.34, 0.44, [(0.26, 0.19, 0.026, (0.30, 0.28, 0.24)), (0.22, 0.16, 0.02, (0.07, 0.13, 0.18))])
    vase(1.35, -0.42, 0, 0.5, 0.16, g["chalk"], neck=0.42)
    branches(1.35, -0.42, 0.46, 1.0, 7, leaf, stem, seed=12, spread=0.42, leaf_len=0.10, leaf_w=0.055)
    for i in range(2):
        lamel(-2.55 + 0.64 * i, 0.075, 0.638, 2.9, seed=3 + i)
    rug(0.0, -1.5, 2.4, 0.9, boucle("rug", (0.40, 0.40, 0.38), tile=2.2, bump=0.012))
    daylight(patch=-0.9)
    camera((-0.9, -4.6, 1.3), (0.0, 0, 1.3), lens=37, shift=(0, -0.03), level=True)


def scene_dining_room():
    studio(width=12, depth=8, paint=plaster("clay wall", (0.42, 0.27, 0.20)))
    for i in range(4):
        lamel(0.35 + 0.64 * i, 0.075, 0.638, 2.9, seed=3 + i)
    ochre = felt("ochre", OCHRE)
    x, y = 0.0, -1.35
    for dx, z in ((-0.55, 1.55), (0.45, 1.68)):
        fin_lamp(x + dx, y, z, 0.27, 0.36, ochre)
        lathe("bulb", [(0.0, -0.055), (0.03, -0.046), (0.052, -0.01), (0.052, 0.01), (0.03, 0.046), (0, 0.055)], emission("bulb", 14, colour=(1.0, 0.82, 0.58)), (x + dx, y, z + 0.18))
        tube("cord", [(x + dx, y, z + 0.3), (x + dx, y, 4.2)], 0.003, plain("cord", (0.02, 0.02, 0.02)), smooth_curve=False)
    Mesh(8).box((x, y, 0.725), (2.1, 0.95, 0.03), 0).build("table top", oak(), 0.006, 3)
    m = Mesh(5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            m.rod((x + sx * 0.88, y + sy * 0.34, 0.71), (x + sx * 0.95, y + sy * 0.39, 0), 0.03, 0.018)
    m.build("table legs", oak(), smooth=True)
    for cx, cy, t, c in ((-0.55, 0.72, 0.1, SAND), (0.4, 0.75, -0.15, ANTHRACITE), (-0.35, -0.78, math.pi + 0.2, PINE), (0.55, -0.72, math.pi - 0.12, SAND), (1.4, 0.05, -1.5, CLAY)):
        shell_chair(x + cx, y + cy, t, felt("chair %s" % (c,), c), oak() if c != ANTHRACITE else plain("powder black", (0.02, 0.02, 0.021), 0.45))
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(x - 0.1, y + 0.1, 0.74, 0.22, 0.075, g["chalk"])
    branches(x - 0.1, y + 0.1, 0.93, 0.42, 4, leaf, stem, seed=5, spread=0.22)
    bowl(x + 0.45, y - 0.05, 0.74, 0.14, g["ink"])
    for px, py in ((-0.55, -0.28), (0.4, -0.3), (-0.5, 0.3)):
        Mesh(3).prism([(x + px + a, y + py + b) for a, b in circle(0.17, 64)], 0.7402, 0.7452, tone=1.0, axis=2).build("mat", felt("place mat", FOG), bevel=0.001, seg=2)
        lathe("plate", [(0, 0.001), (0.075, 0.001), (0.125, 0.014), (0.127, 0.018), (0.075, 0.007), (0, 0.006)], g["chalk"], (x + px, y + py, 0.7455), seg=48)
    sideboard(-1.55, -0.03, 1.5, h=0.7, doors=3)
    vase(-1.85, -0.24, 0.7, 0.3, 0.1, g["moss"], neck=0.5)
    books(-1.3, -0.24, 0.7, [(0.27, 0.2, 0.028, (0.50, 0.44, 0.34)), (0.24, 0.17, 0.022, (0.06, 0.09, 0.07))])
    daylight(patch=-1.6)
    camera((-0.9, -5.2, 1.35), (0.1, 0, 1.35), lens=37, shift=(0, -0.03), level=True)


def scene_reading_corner():
    studio(width=12, depth=8)
    wool = cloth("wool", LAKE, tile=0.05, bump=0.0010, sheen=0.5)
    curtain(-2.6, -0.75, -0.17, 0.012, 2.75, wool, 9, depth=0.044, seed=4)
    m = Mesh(3)
    m.rod((-2.9, -0.17, 2.775), (-0.6, -0.17, 2.775), 0.014)
    m.build("rod", plain("powder black", (0.02, 0.02, 0.021), 0.45), smooth=True)
    sofa(0.30, -0.25, 1.15, boucle("chair", (0.50, 0.44, 0.35)), seats=1)
    scatter_cushion(0.28, -0.66, 0.70, 0.40, felt("cushion ochre", OCHRE), 0.15, -0.3, 5)
    g, (leaf, stem) = ceramics(), leaf_green()
    floor_lamp(1.12, -0.45, 1.55, plain("linen shade", (0.66, 0.6, 0.5), 0.9), plain("brass", (0.45, 0.33, 0.14), 0.35, 0.5, 0.9))
    round_table(-0.62, -0.85, 0.45, 0.26, oak("dark oak", DARK_OAK), oak("dark oak", DARK_OAK))
    books(-0.66, -0.85, 0.45, [(0.22, 0.16, 0.024, (0.42, 0.36, 0.27)), (0.2, 0.14, 0.02, (0.05, 0.08, 0.06))], turn=0.2)
    cup(-0.50, -0.95, 0.45, g["chalk"])
    basket(1.32, -0.95, 0.2, 0.30, felt("basket", FOG))
    cushion("blanket", (1.31, -0.93, 0.32), (0.32, 0.3, 0.15), boucle("blanket", (0.60, 0.50, 0.36), tile=0.6), (0.15, 0.1, 0.3), 0.5, 3)
    fog = felt("fog", FOG)
    for i in range(2):
        fjord(-0.42 + 0.9 * i, 0.9, 0.897, 1.6, fog, mirror=i == 1, seed=5)
    rug(0.2, -1.4, 2.6, 1.6, boucle("rug", (0.58, 0.535, 0.455), tile=2.2, bump=0.012))
    daylight(patch=-0.2)
    camera((-1.15, -4.5, 1.3), (0.05, 0, 1.3), lens=38, shift=(0, -0.05), level=True)


def scene_living_room():
    studio(width=12, depth=8)
    clay, sand = felt("clay", CLAY), felt("sand", SAND)
    for i in range(3):
        fjord(-1.55 + 0.9 * i, 1.05, 0.897, 1.35, (sand, clay, sand)[i], mirror=i == 1, seed=8)
    sofa(-0.05, -0.3, 2.5, boucle("sofa", (0.16, 0.17, 0.125)))
    scatter_cushion(-0.85, -0.74, 0.70, 0.46, felt("cushion clay", CLAY), 0.25, -0.3, 5)
    scatter_cushion(0.72, -0.74, 0.69, 0.42, felt("cushion oat", OAT), -0.3, -0.3, 6)
    rug(-0.1, -2.05, 3.2, 1.9, boucle("rug", (0.58, 0.535, 0.455), tile=2.2, bump=0.012))
    g, (leaf, stem) = ceramics(), leaf_green()
    round_table(-0.2, -1.95, 0.36, 0.46, oak("dark oak", DARK_OAK), oak("dark oak", DARK_OAK))
    bowl(-0.1, -2.0, 0.36, 0.13, g["chalk"])
    books(-0.38, -1.92, 0.36, [(0.27, 0.2, 0.028, (0.42, 0.36, 0.27)), (0.24, 0.17, 0.022, CLAY)], turn=0.3)
    sideboard(2.05, -0.03, 1.3, h=0.62, doors=2)
    vase(1.75, -0.24, 0.62, 0.28, 0.09, g["ink"])
    branches(1.75, -0.24, 0.86, 0.6, 5, leaf, stem, seed=9, spread=0.3)
    floor_lamp(-1.62, -0.5, 1.6, plain("linen shade", (0.66, 0.6, 0.5), 0.9), plain("powder black", (0.02, 0.02, 0.021), 0.45))
    shell_chair(1.35, -1.75, -1.0, felt("chair sand", SAND), oak())
    daylight(patch=-0.9)
    camera((0.95, -5.1, 1.25), (0.1, 0, 1.25), lens=36, shift=(0, -0.03), level=True)


def scene_home_cinema():
    studio(width=12, depth=8, paint=plaster("ink wall", (0.045, 0.055, 0.065)))
    dark = felt("midnight", MIDNIGHT)
    for x in (-2.24, 1.46):
        for i in range(3):
            fjord(x + 0.30 * i - 0.05, 0.5, 0.297, 2.2, dark, mirror=i == 1, seed=4, layers=2)
    m = Mesh(1)
    m.grid(2, 2, lambda i, j: (-1.05 + 2.25 * j, -0.031, 0.98 + 1.27 * i), uv01=True)
    m.build("picture", emission("picture", 1.5, "landscape_c"))
    box("screen", (0.075, -0.014, 1.615), (2.31, 0.03, 1.33), plain("frame", (0.01, 0.01, 0.011), 0.5), 0.004)
    sideboard(0.075, -0.05, 2.3, h=0.5, mat=oak("dark oak", DARK_OAK))
    speaker(-0.85, -0.26, 0.5, 0.1)
    speaker(1.0, -0.26, 0.5, -0.1)
    boucle_ = boucle("sofa", (0.36, 0.315, 0.25))
    # the seats are seen from behind: their backs look to -y
    for i, x in enumerate((-0.85, 0.15, 1.15)):
        box("base", (x, -2.35, 0.22), (0.92, 0.9, 0.2), boucle_, 0.04, seg=4)
        cushion("seat", (x, -2.28, 0.42), (0.74, 0.8, 0.2), boucle_, puff=0.22, seed=i)
        cushion("back", (x, -2.72, 0.62), (0.80, 0.28, 0.74), boucle_, (0.12, 0, 0), 0.26, seed=4 + i)
        for s in (-1, 1):
            cushion("arm", (x + s * 0.42, -2.35, 0.42), (0.17, 0.92, 0.46), boucle_, puff=0.22, seed=9 + i)
    rug(0.1, -1.7, 4.0, 2.6, boucle("rug", (0.20, 0.20, 0.20), tile=2.2, bump=0.012))
    floor_lamp(-2.0, -0.9, 1.5, plain("linen shade", (0.66, 0.6, 0.5), 0.9), plain("brass", (0.45, 0.33, 0.14), 0.35, 0.5, 0.9))
    world(0.16)
    area((-3.0, -3.2, 3.0), (0.0, -0.6, 0.8), (1.8, 1.8), 70, (1.0, 0.86, 0.68))
    area((3.4, -3.0, 3.0), (1.6, -0.3, 1.2), (1.6, 1.6), 60, (1.0, 0.88, 0.72))
    area((0.08, -0.12, 1.6), (0.1, -3.0, 0.8), (2.2, 1.2), 22, (0.92, 0.97, 1.0))
    camera((-0.75, -5.9, 1.75), (0.05, 0, 1.75), lens=37, shift=(0, -0.13), level=True)
    return 0.6


def scene_loft():
    """A floor of an old works: tall windows of steel with curtains, two rafts over the table, felt behind the sofa."""
    W, D, H = 8.2, 9.0, 3.6
    wall("back wall", (0, 0.1, H / 2), (W, 0.2, H))
    wall("right wall", (W / 2 + 0.1, -D / 2, H / 2), (0.2, D, H), plaster("brick red", (0.34, 0.235, 0.18)))
    box("ceiling", (0, -D / 2, H + 0.05), (W + 0.4, D, 0.1), plaster("ceiling", (0.80, 0.78, 0.74)), 0)
    for y in (-1.4, -3.6, -5.8):
        box("beam", (0, y, H - 0.12), (W, 0.20, 0.24), plain("iron", (0.035, 0.040, 0.040), 0.5, 0.4), 0.004)
    box("floor", (0, -D / 2, -0.03), (W + 1, D + 1, 0.06), plaster("concrete", (0.36, 0.35, 0.335), 0.3), 0)
    black = plain("powder black", (0.02, 0.02, 0.021), 0.45)
    openings = [(-2.75, -0.75, 0.45, 3.15, 4, 5), (-5.35, -3.35, 0.45, 3.15, 4, 5), (-8.0, -6.0, 0.45, 3.15, 4, 5)]
    window_wall("y", -W / 2 - 0.12, -D, 0.0, 0.0, H, openings, frame=black)
    backdrop("y", -W / 2 - 4.0, -D - 8, 10.0, -2.5, 7.0, 1.5)
    for p, q, s, h, *_ in openings:
        area((-W / 2 - 0.4, (p + q) / 2, (s + h) / 2), (0, (p + q) / 2, (s + h) / 2 - 0.5), (q - p, h - s), 75 * (q - p) * (h - s), (1.0, 0.985, 0.965))
    sun((2.6, 0.9, -1.9), 3.0, 1.0)
    # the curtains are drawn back between the windows
    wool = cloth("fog wool", (0.27, 0.235, 0.19), tile=0.05, bump=0.0010, sheen=0.5)
    existing = bpy.context.collection.objects
    for y in (-0.52, -3.05, -5.70):
        before = set(existing)
        curtain(-0.48, 0.48, 0.0, 0.012, 3.28, wool, 9, depth=0.08, seed=int(-y * 10))
        for made in set(existing) - before:
            made.matrix_world = Matrix.Translation((-W / 2 + 0.12, y, 0)) @ Matrix.Rotation(math.pi / 2, 4, "Z") @ made.matrix_world
    Mesh(3).rod((-W / 2 + 0.12, -8.5, 3.30), (-W / 2 + 0.12, -0.05, 3.30), 0.014).build("rod", black, smooth=True)
    pine = felt("pine", PINE)
    for i in range(6):
        fjord(0.35 + 0.60 * i, 0.75, 0.597, 2.0, pine, mirror=i % 2 == 1, seed=6)
    sofa(2.05, -0.35, 2.5, boucle("sofa", (0.36, 0.315, 0.25)))
    scatter_cushion(1.3, -0.79, 0.70, 0.46, felt("cushion ochre", OCHRE), 0.25, -0.3, 5)
    scatter_cushion(2.8, -0.79, 0.69, 0.42, felt("cushion sage", SAGE), -0.3, -0.3, 6)
    rug(1.9, -2.0, 3.0, 1.9, boucle("rug", (0.58, 0.535, 0.455), tile=2.2, bump=0.012))
    g, (leaf, stem) = ceramics(), leaf_green()
    round_table(1.8, -1.95, 0.36, 0.44, oak("dark oak", DARK_OAK), oak("dark oak", DARK_OAK))
    books(1.75, -1.95, 0.36, [(0.27, 0.2, 0.028, (0.42, 0.36, 0.27)), (0.24, 0.17, 0.022, OCHRE)], turn=0.3)
    oat = felt("oat", OAT)
    for x, y, z in ((-1.55, -3.1, 2.42), (-0.35, -3.95, 2.56)):
        raft(cloud(1.9, 1.25), z, 0.05, oat, H, [(-0.5, 0.2), (0.5, 0.2), (0.0, -0.35)], (x, y))
    x, y = -1.0, -3.45
    Mesh(8).box((x, y, 0.725), (2.3, 1.0, 0.035), 0).build("table top", oak(), 0.006, 3)
    m = Mesh(5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            m.rod((x + sx * 0.98, y + sy * 0.36, 0.71), (x + sx * 1.05, y + sy * 0.42, 0), 0.03, 0.018)
    m.build("table legs", oak(), smooth=True)
    for cx, cy, t, c in ((-0.6, 0.78, 0.1, SAND), (0.3, 0.80, -0.12, PINE), (-0.45, -0.82, math.pi + 0.2, PINE), (0.55, -0.80, math.pi - 0.15, SAND), (1.5, 0.0, -1.5, SAND)):
        shell_chair(x + cx, y + cy, t, felt("chair %s" % (c,), c), oak() if c is SAND else black)
    bowl(x - 0.35, y + 0.05, 0.745, 0.15, g["clay"])
    vase(x + 0.35, y + 0.08, 0.745, 0.26, 0.085, g["ink"])
    branches(x + 0.35, y + 0.08, 0.97, 0.5, 5, leaf, stem, seed=5, spread=0.26)
    cup(x + 0.75, y - 0.2, 0.745, g["chalk"])
    vase(-3.5, -0.55, 0, 0.5, 0.16, g["chalk"], neck=0.42)
    branches(-3.5, -0.55, 0.46, 1.35, 8, leaf, stem, seed=12, spread=0.5, leaf_len=0.11, leaf_w=0.06)
    world(0.42)
    camera((1.35, -8.3, 1.55), (-0.15, 0, 1.55), lens=27, shift=(0, 0.02), level=True)


def scene_loft_table():
    """The same floor: the long table under its two rafts."""
    scene_loft()
    camera((1.5, -6.3, 1.45), (-1.15, -3.3, 1.45), lens=33, shift=(0, 0.075), level=True)


PICTURES = {
    "scene-bedroom": scene_bedroom,
    "scene-kids-room": scene_kids_room,
    "scene-loft": scene_loft,
    "scene-loft-table": scene_loft_table,
    "scene-home-office": scene_home_office,
    "scene-hallway": scene_hallway,
    "scene-dining-room": scene_dining_room,
    "scene-reading-corner": scene_reading_corner,
    "scene-living-room": scene_living_room,
    "scene-home-cinema": scene_home_cinema,
}
