"""The three rooms: a home, an office, a restaurant."""
import math
import random
from interior import windowed_room
from materials import CLAY, FOG, MOSS, PINE, SAGE, SAND, boucle, felt, oak, plain
from mesh import Mesh, box
from products import baffle, circle, desk_screen, fjord, lamel, raft
from props import (bench, books, bowl, branches, ceramics, cup, cushion, desk, floor_lamp, leaf_green, monitor, pedestal_table, pendant, round_table,
                   rug, scatter_cushion, shell_chair, sofa, task_chair, vase)
from room import studio
from stage import camera, daylight, world

def scene_home():
    """The left third is quiet wall: a headline stands there."""
    studio(width=14, depth=9, height=4.2)
    pine = felt("pine", PINE)
    for i in range(3):
        fjord(0.02 + 0.9 * i, 0.075, 0.897, 2.75, pine, mirror=i == 1)
    for i in range(4):
        lamel(2.735 + 0.64 * i, 0.075, 0.638, 2.75, seed=3 + i)
    sofa(1.35, -0.28, 2.5, boucle("sofa", (0.60, 0.55, 0.455)))
    scatter_cushion(0.55, -0.72, 0.70, 0.46, felt("cushion moss", MOSS), 0.25, -0.3, 5)
    scatter_cushion(2.08, -0.72, 0.69, 0.42, felt("cushion clay", CLAY), -0.3, -0.3, 6)
    rug(1.0, -2.05, 3.4, 1.9, boucle("rug", (0.58, 0.535, 0.455), tile=2.2, bump=0.012))
    g, (leaf, stem) = ceramics(), leaf_green()
    round_table(1.05, -1.95, 0.36, 0.46)
    round_table(1.72, -2.15, 0.45, 0.28, oak("dark oak", (0.55, 0.45, 0.38)), oak("dark oak", (0.55, 0.45, 0.38)))
    books(0.92, -1.95, 0.36, [(0.29, 0.22, 0.03, (0.42, 0.36, 0.27)), (0.25, 0.18, 0.024, (0.05, 0.08, 0.06))], turn=0.15)
    bowl(1.22, -2.02, 0.36, 0.11, g["chalk"])
    cup(1.7, -2.18, 0.45, g["clay"])
    vase(-0.42, -0.42, 0, 0.5, 0.16, g["chalk"], neck=0.42)
    branches(-0.42, -0.42, 0.46, 0.5, 7, leaf, stem, seed=12, spread=0.45, leaf_len=0.08, leaf_w=0.05)
    floor_lamp(2.92, -0.55, 1.6, plain("linen shade", (0.66, 0.6, 0.5), 0.9), plain("brass", (0.45, 0.33, 0.14), 0.35, 0.5, 0.9))
    shell_chair(-0.55, -1.75, 1.05, felt("chair pine", PINE), oak())
    daylight(patch=-0.1)
    camera((-0.35, -5.3, 1.22), (0.30, 0, 1.22), lens=31, shift=(0, 0.0), level=True)


def scene_office():
    windowed_room(9.0, 8.5, 3.3, [(-2.7, -0.5, 0.6, 2.7, 2, 2), (-5.6, -3.3, 0.6, 2.7, 2, 2), (-8.2, -6.2, 0.6, 2.7, 2, 2)])
    sage, pine = felt("sage", SAGE), felt("pine", PINE)
    for i in range(12):
        baffle((-3.6 + 0.65 * i, -2.9, 2.85), 3.8, 0.32, 0.045, pine if i % 4 == 2 else sage, 3.3)
    black = plain("powder black", (0.02, 0.02, 0.021), 0.45)
    dark, glass = plain("monitor", (0.03, 0.03, 0.032), 0.4), plain("screen", (0.012, 0.014, 0.016), 0.12, 0.5)
    g, (leaf, stem) = ceramics(), leaf_green()
    r = random.Random(4)
    for k, (x, y) in enumerate(((-1.75, -0.95), (0.05, -0.95), (-0.85, -3.35), (0.95, -3.35))):
        desk(x, y, 1.7)
        desk_screen(x, y + 0.03, 0.62, 1.68, 0.60, pine if k in (0, 3) else sage)
        monitor(x + r.uniform(-0.25, 0.2), y - 0.26, 0.74, dark, glass)
        box("keyboard", (x, y - 0.56, 0.748), (0.36, 0.12, 0.012), plain("keys", (0.5, 0.49, 0.46), 0.5), 0.004, seg=3)
        task_chair(x + r.uniform(-0.2, 0.25), y - 1.12 - r.uniform(0, 0.15), r.uniform(-0.7, 0.7), felt("chair %d" % k, ((0.20, 0.19, 0.175), PINE, SAND, (0.20, 0.19, 0.175))[k]), black)
        if k % 2:
            cup(x + 0.45, y - 0.5, 0.74, g["clay"])
        else:
            books(x - 0.52, y - 0.45, 0.74, [(0.25, 0.18, 0.02, (0.06, 0.09, 0.07)), (0.21, 0.15, 0.014, CLAY)], turn=1.3 + k)
    for i in range(2):
        lamel(1.9 + 0.64 * i, 0.075, 0.638, 2.6, seed=3 + i)
    bench(2.5, -0.5, 1.3)
    vase(2.9, -0.5, 0.44, 0.26, 0.085, g["chalk"])
    branches(2.9, -0.5, 0.67, 0.55, 5, leaf, stem, seed=5, spread=0.28)
    vase(3.5, -2.4, 0, 0.5, 0.16, g["ink"], neck=0.42)
    branches(3.5, -2.4, 0.46, 1.15, 7, leaf, stem, seed=12, spread=0.45, leaf_len=0.10, leaf_w=0.055)
    world(0.45)
    camera((1.35, -6.6, 1.5), (-0.35, 0, 1.5), lens=27, shift=(0, 0.03), level=True)


def scene_restaurant():
    windowed_room(9.0, 8.5, 3.3, [(-2.7, -0.5, 0.3, 2.8, 2, 3), (-5.6, -3.3, 0.3, 2.8, 2, 3), (-8.2, -6.2, 0.3, 2.8, 2, 3)])
    pine, fog, sage = felt("pine", PINE), felt("fog", FOG), felt("sage", SAGE)
    for x, y, z, rr, m in ((-2.0, -1.5, 2.6, 0.85, pine), (-0.2, -1.3, 2.72, 0.65, sage), (1.4, -1.7, 2.58, 0.9, felt("clay", CLAY)), (-1.2, -3.5, 2.74, 0.75, fog), (0.8, -3.7, 2.62, 0.85, pine)):
        raft(circle(rr), z, 0.05, m, 3.3, [(rr * 0.62 * math.cos(a), rr * 0.62 * math.sin(a)) for a in (0.5, 2.6, 4.7)], (x, y))
    black = plain("powder black", (0.02, 0.02, 0.021), 0.45)
    # a bench along the wall, upholstered, before a slatted wainscot
    for i in range(14):
        lamel(-4.48 + 0.64 * i, 0.075, 0.638, 1.15, seed=30 + i)
    Mesh(4).box((-0.5, -0.30, 0.22), (7.4, 0.50, 0.36), 0).build("bench base", oak("dark oak", (0.55, 0.45, 0.38)), 0.004)
    for i in range(5):
        cushion("bench seat", (-3.46 + 1.48 * i, -0.32, 0.44), (1.475, 0.54, 0.12), felt("bench", MOSS), puff=0.2, seed=i)
    g, (leaf, stem) = ceramics(), leaf_green()
    seats = [felt("seat sand", SAND), felt("seat pine", PINE), felt("seat clay", CLAY), felt("seat grey", (0.20, 0.19, 0.175))]
    legs = [oak(), oak("dark oak", (0.55, 0.45, 0.38)), black]
    r = random.Random(8)
    k = 0
    for x, y, round_ in ((-2.3, -1.0, True), (-0.5, -1.0, True), (1.3, -1.0, True), (-1.5, -3.4, True), (0.9, -3.6, True)):
        pedestal_table(x, y, 0.74, 0.40 if y > -2 else 0.52, oak(), black)
        around = (4.2, 5.2) if y > -2 else (0.6, 2.4, 4.0, 5.5)
        for a in around:
            k += 1
            a += r.uniform(-0.12, 0.12)
            d = (0.66 if y > -2 else 0.80) + r.uniform(-0.03, 0.08)
            shell_chair(x + d * math.cos(a), y + d * math.sin(a), a - math.pi / 2 + r.uniform(-0.25, 0.25), seats[(k * 3 + k // 3) % 4], legs[k % 3])
        vase(x + 0.05, y + 0.03, 0.74, 0.15, 0.045, g[("chalk", "clay", "moss")[k % 3]])
        branches(x + 0.05, y + 0.03, 0.87, 0.24, 3, leaf, stem, seed=k, spread=0.12, leaf_len=0.05, leaf_w=0.028)
        cup(x - 0.2, y - 0.12, 0.74, g["chalk"], 0.04, 0.06)
        bowl(x + 0.22, y - 0.14, 0.74, 0.10, g["chalk"])
    for x in (-2.3, -0.5, 1.3):
        pendant(x, -1.0, 1.66, 0.23, plain("shade", (0.02, 0.03, 0.024), 0.4, 0.5), 3.3)
    world(0.45)
    camera((1.5, -6.9, 1.5), (-0.45, 0, 1.5), lens=28, shift=(0, 0.03), level=True)


PICTURES = {"scene-home": scene_home, "scene-office": scene_office, "scene-restaurant": scene_restaurant}
